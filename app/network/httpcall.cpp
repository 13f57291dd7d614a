#include "httpcall.h"

#include "managerdisposal.h"
#include "proxychoice.h"
#include "receivedbytes.h"
#include "singleuploaddevice.h"
#include "tlssetup.h"
#include "utf8.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPromise>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <optional>

namespace network {

namespace {

using management::CallError;
using management::CallFailure;
using management::RequestFault;

constexpr int overflowMargin = 64 * 1024;
constexpr qint64 bytesAtOnce = 64 * 1024;
constexpr qint64 progressUnit = 1024;
constexpr int millisecondsBetweenCounts = 50;
constexpr double nanosecondsPerMs = 1e6;

QNetworkRequest toNetworkRequest(const HttpRequest &request)
{
    QNetworkRequest wire(request.url);
    wire.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    wire.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    wire.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    // With TLS the server chooses it in the handshake. Without TLS it needs an upgrade that few servers support.
    wire.setAttribute(QNetworkRequest::Http2AllowedAttribute, request.url.scheme() == u"https");
    // read() limits the decompressed size. Qt's own limit depends on the compression ratio.
    wire.setDecompressedSafetyCheckThreshold(-1);
    wire.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    wire.setHeader(QNetworkRequest::UserAgentHeader, u"Gatewright/"_qs + QCoreApplication::applicationVersion());
    wire.setRawHeader("Accept", "application/json");
    if (!request.mayBeCompressed)
        wire.setRawHeader("Accept-Encoding", "identity"); // With a field of its own, Qt decodes nothing.
    for (const auto &[name, value] : request.headers)
        wire.setRawHeader(name, value);
    return wire;
}

/** Fields are UTF-8 or, by their history, Latin-1 (RFC 9110 §5.5). */
QString fieldText(const QByteArray &value)
{
    return base::isUtf8(value) ? QString::fromUtf8(value) : QString::fromLatin1(value);
}

/** Host and port of a proxy, without its credentials. Empty: there is none. */
QString proxyName(const QNetworkProxy &proxy)
{
    if (proxy.type() != QNetworkProxy::HttpProxy && proxy.type() != QNetworkProxy::Socks5Proxy)
        return {};
    const QString host = proxy.hostName();
    return (host.contains(u':') ? u"[%1]:%2"_qs : u"%1:%2"_qs).arg(host, QString::number(proxy.port()));
}

/** A call with its own manager, so that no connection, cookie or credential is shared with other calls. */
class HttpCall final : public QObject
{
public:
    HttpCall(const Connection &connection, TraceTaker traced, QObject *parent)
        : QObject(parent)
        , m_connection(connection)
        , m_traced(std::move(traced))
    {
        m_promise.start();
        connect(&m_watcher, &QFutureWatcherBase::canceled, this, [this] { stop(CallFailure::Cancelled); });
        m_watcher.setFuture(m_promise.future());
        m_deadline.setSingleShot(true);
        connect(&m_deadline, &QTimer::timeout, this, [this] { stop(CallFailure::TimedOut); });
        connect(&m_count, &QTimer::timeout, this, &HttpCall::checkReceived);
    }

    ~HttpCall() override
    {
        if (!m_reply || (!m_stopCause && m_reply->isFinished()))
            return;
        m_reply->disconnect(this);
        m_reply->abort();
        dispose(std::move(m_manager));
    }

    [[nodiscard]] QFuture<HttpOutcome> future() const { return m_promise.future(); }

    void start(const HttpRequest &request)
    {
        std::optional<QNetworkProxy> proxy = proxyFor(request.url, m_connection.proxyUrl,
                                                      QProcessEnvironment::systemEnvironment());
        if (!proxy)
            return finish(CallError::notSent(RequestFault::BadProxy));
        QNetworkRequest wire = toNetworkRequest(request);
        if (request.url.scheme() == u"https") {
            std::optional<QSslConfiguration> tls = trustWith(m_connection.extraCaFile);
            if (!tls)
                return finish(CallError::notSent(RequestFault::BadCaFile, m_connection.extraCaFile));
            if (!offerCertificate(m_connection.clientCertificateFile, m_connection.clientKeyFile, *tls))
                return finish(
                    CallError::notSent(RequestFault::BadClientCertificate, m_connection.clientCertificateFile));
            wire.setSslConfiguration(*tls);
        }
        if (!m_connection.proxyUrl.isEmpty() && !m_connection.proxyUser.isEmpty()) {
            proxy->setUser(m_connection.proxyUser);
            proxy->setPassword(m_connection.proxyPassword.revealText());
        }
        m_proxy = proxyName(*proxy);
        m_manager->setProxy(*proxy);
        send(request, wire);
    }

private:
    void send(const HttpRequest &request, QNetworkRequest &wire)
    {
        m_largestAnswer = request.largestAnswer;
        m_mayBeCompressed = request.mayBeCompressed;
        m_trace.startedAt = QDateTime::currentDateTimeUtc();
        m_trace.sent = fieldsOf(wire);
        m_clock.start();
        const bool hasBody = request.method == "POST";
        countFrom(&ReceivedBytes::beginsNow, hasBody);
        if (hasBody) {
            wire.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
            m_reply = m_manager->post(wire, new SingleUploadDevice(request.body, m_manager.get()));
        } else {
            m_reply = m_manager->get(wire);
        }
        countFrom(&ReceivedBytes::begun, hasBody);
        // Qt passes the limit to its HTTP thread when it is set. Without a limit Qt would buffer chunks as long as they
        // arrive.
        limitReading();
        QMetaObject::invokeMethod(this, &HttpCall::limitReading, Qt::QueuedConnection);
        connect(m_reply, &QNetworkReply::encrypted, this, [this] { m_isConnected = true; });
        connect(m_reply, &QNetworkReply::requestSent, this, [this] { m_sentMs = elapsed(); });
        connect(m_reply, &QNetworkReply::readyRead, this, &HttpCall::takeBytes);
        connect(m_reply, &QNetworkReply::metaDataChanged, this, &HttpCall::takeHead);
        connect(m_reply, &QNetworkReply::sslErrors, this, &HttpCall::noteTlsErrors);
        connect(m_reply, &QNetworkReply::finished, this, &HttpCall::conclude);
        m_deadline.start(m_connection.timeoutMs > 0 ? m_connection.timeoutMs : Connection().timeoutMs);
        m_count.start(millisecondsBetweenCounts);
    }

    /** Qt starts its thread for a request with a body in the event loop, otherwise immediately. */
    void countFrom(void (ReceivedBytes::*step)(), bool hasBody)
    {
        QMetaObject::invokeMethod(
            this, [this, step] { (m_received.*step)(); }, hasBody ? Qt::QueuedConnection : Qt::DirectConnection);
    }

    /** Ends a head, or lines between chunks, that have no end. */
    void checkReceived()
    {
        const qint64 bytes = m_received.count().value_or(0);
        if (!m_headMs && bytes > MaximumHeadBytes)
            stop(CallFailure::HeadTooLarge);
        else if (bytes > MaximumHeadBytes + MaximumFraming * m_largestAnswer)
            stop(CallFailure::TooLarge);
    }

    void limitReading() { m_reply->setReadBufferSize(m_largestAnswer + overflowMargin); }

    static HttpFields fieldsOf(const QNetworkRequest &wire)
    {
        HttpFields fields{{"Host", wire.url().authority(QUrl::FullyEncoded).toUtf8()}};
        for (const QByteArray &name : wire.rawHeaderList())
            fields.append({name, wire.rawHeader(name)});
        return fields;
    }

    [[nodiscard]] double elapsed() const { return double(m_clock.nsecsElapsed()) / nanosecondsPerMs; }

    void takeHead()
    {
        m_headMs = elapsed();
        m_isConnected = true;
        const qint64 length = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
        if (length > m_largestAnswer)
            return stop(CallFailure::TooLarge);
        if (m_reply->hasRawHeader("Content-Encoding") && !m_mayBeCompressed)
            return stop(CallFailure::NotHttp);
        if (m_reply->hasRawHeader("Content-Encoding"))
            return; // Content-Length is the compressed size.
        m_announced = length;
        m_promise.setProgressRange(0, int(length / progressUnit));
    }

    /** Reads in pieces, because decompressed data can be a thousand times larger and is produced while reading. */
    void takeBytes()
    {
        while (!m_stopCause) {
            const QByteArray piece = m_reply->read(bytesAtOnce);
            if (piece.isEmpty())
                break;
            m_body += piece;
            if (m_body.size() > m_largestAnswer)
                stop(CallFailure::TooLarge);
        }
        m_promise.setProgressValue(int(m_body.size() / progressUnit));
    }

    void noteTlsErrors(const QList<QSslError> &errors)
    {
        QStringList words;
        for (const QSslError &error : errors)
            words.append(error.errorString());
        words.removeDuplicates();
        m_tlsProblem = words.join(u'\n');
    }

    void stop(CallFailure cause)
    {
        if (m_stopCause)
            return;
        m_stopCause = cause;
        if (m_reply)
            m_reply->abort();
        else if (cause == CallFailure::Cancelled)
            finish(CallError::cancelled());
    }

    void conclude()
    {
        m_deadline.stop();
        m_count.stop();
        if (!m_stopCause)
            takeBytes();
        const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        std::optional<CallError> error = errorOf(status);
        if (error && isBeforeConnection(error->failure))
            error->proxy = m_proxy;
        trace(status, error);
        if (error)
            return finish(*error);
        HttpAnswer answer;
        answer.status = status;
        answer.contentType = m_reply->rawHeader("Content-Type");
        answer.body = std::move(m_body);
        answer.location = fieldText(m_reply->rawHeader("Location"));
        answer.retryAfter = m_reply->rawHeader("Retry-After");
        finish(std::move(answer));
    }

    void trace(int status, const std::optional<CallError> &error)
    {
        if (!m_traced)
            return;
        m_trace.status = status;
        m_trace.reason = m_reply->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toByteArray();
        m_trace.received = m_reply->rawHeaderPairs();
        m_trace.isHttp2 = m_reply->attribute(QNetworkRequest::Http2WasUsedAttribute).toBool();
        m_trace.bodySize = m_body.size();
        m_trace.body = m_body.left(TracedBodyBytes);
        if (error)
            m_trace.failure = error->failure;
        const double end = elapsed();
        if (m_sentMs) {
            m_trace.connectMs = *m_sentMs;
            m_trace.waitMs = std::max(0.0, m_headMs.value_or(end) - *m_sentMs);
        } else {
            m_trace.waitMs = m_headMs.value_or(end);
        }
        m_trace.receiveMs = m_headMs ? end - *m_headMs : 0;
        m_traced(m_trace);
    }

    /** True for errors below HTTP, even after a status was received. Qt's codes from 201 on are HTTP statuses. */
    [[nodiscard]] std::optional<CallError> errorOf(int status) const
    {
        CallError error;
        error.status = status;
        if (m_stopCause) {
            error.failure = *m_stopCause;
            return error;
        }
        if (isMissingBytes(status)) {
            error.failure = CallFailure::CutShort;
            return error;
        }
        const QNetworkReply::NetworkError code = m_reply->error();
        if (isStatus(status) && !isBroken(code, status))
            return std::nullopt;
        error.failure = failureOf(code, status);
        error.message = m_tlsProblem.isEmpty() ? m_reply->errorString() : m_tlsProblem;
        return error;
    }

    /** TLS fails after a proxy has connected to the server. */
    [[nodiscard]] bool isBeforeConnection(CallFailure failure) const
    {
        return !m_isConnected && failure != CallFailure::TlsFailed && failure != CallFailure::Cancelled;
    }

    /** Qt does not always report a connection that was closed too early. Answers with 204 and 304 have no body. */
    [[nodiscard]] bool isMissingBytes(int status) const
    {
        constexpr int noContent = 204;
        constexpr int notModified = 304;
        return isStatus(status) && status != noContent && status != notModified && m_body.size() < m_announced;
    }

    /** Three digits (RFC 9110 §15). */
    static bool isStatus(int status) { return status >= 100 && status <= 999; }

    /** Qt also reports UnknownContentError for statuses from 400 on that have no code of their own. */
    static bool isBroken(QNetworkReply::NetworkError code, int status)
    {
        return code != QNetworkReply::NoError &&
               (code < QNetworkReply::ContentAccessDenied || code == QNetworkReply::ProtocolFailure ||
                (code == QNetworkReply::UnknownContentError && status < 400));
    }

    [[nodiscard]] CallFailure failureOf(QNetworkReply::NetworkError code, int status) const
    {
        if (code == QNetworkReply::SslHandshakeFailedError || !m_tlsProblem.isEmpty())
            return CallFailure::TlsFailed;
        if (code == QNetworkReply::ProtocolFailure || code == QNetworkReply::UnknownContentError ||
            (status != 0 && !isStatus(status)))
            return CallFailure::NotHttp;
        return status != 0 ? CallFailure::CutShort : CallFailure::Unreachable;
    }

    void finish(HttpOutcome outcome)
    {
        m_promise.addResult(std::move(outcome));
        m_promise.finish();
        deleteLater();
    }

    Connection m_connection;
    TraceTaker m_traced;
    QPromise<HttpOutcome> m_promise;
    QFutureWatcher<HttpOutcome> m_watcher;
    QTimer m_deadline;
    QTimer m_count;
    ReceivedBytes m_received;
    std::unique_ptr<QNetworkAccessManager> m_manager = std::make_unique<QNetworkAccessManager>();
    QNetworkReply *m_reply = nullptr;
    QByteArray m_body;
    qint64 m_largestAnswer = MaximumAnswerBytes;
    bool m_mayBeCompressed = true;
    qint64 m_announced = 0; ///< Content-Length, or 0.
    QString m_tlsProblem;
    QString m_proxy;            ///< Host and port.
    bool m_isConnected = false; ///< There was a TLS connection or a head, so that the proxy has done its part.
    std::optional<CallFailure> m_stopCause;
    QElapsedTimer m_clock;
    std::optional<double> m_sentMs; ///< Milliseconds since the start.
    std::optional<double> m_headMs;
    HttpTrace m_trace;
};

} // namespace

QFuture<HttpOutcome> sendHttp(const HttpRequest &request, const Connection &connection, QObject *parent,
                              TraceTaker traced)
{
    auto *call = new HttpCall(connection, std::move(traced), parent);
    QFuture<HttpOutcome> future = call->future();
    call->start(request);
    return future;
}

} // namespace network
