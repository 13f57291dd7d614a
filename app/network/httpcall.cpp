#include "httpcall.h"

#include "proxychoice.h"
#include "singleuploaddevice.h"

#include <QCoreApplication>
#include <QFile>
#include <QFutureWatcher>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPromise>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QTimer>

#include <optional>

namespace network {

namespace {

using management::CallError;
using management::CallFailure;
using management::RequestFault;

constexpr int overflowMargin = 64 * 1024;

CallError failed(CallFailure failure, const QString &message = {})
{
    CallError error;
    error.failure = failure;
    error.message = message;
    return error;
}

QNetworkRequest toNetworkRequest(const HttpRequest &request)
{
    QNetworkRequest wire(request.url);
    wire.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    wire.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    wire.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    wire.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    wire.setHeader(QNetworkRequest::UserAgentHeader, u"Gatewright/"_qs + QCoreApplication::applicationVersion());
    wire.setRawHeader("Accept", "application/json");
    for (const auto &[name, value] : request.headers)
        wire.setRawHeader(name, value);
    return wire;
}

QList<QSslCertificate> certificatesIn(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QSslCertificate::fromDevice(&file, QSsl::Pem);
}

/** The system's authorities, those of SSL_CERT_FILE, and the extra ones; nothing where the extra file holds none. */
std::optional<QSslConfiguration> trust(const QString &extraCaFile)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    const QString fromProcess = qEnvironmentVariable("SSL_CERT_FILE");
    if (!fromProcess.isEmpty())
        configuration.addCaCertificates(certificatesIn(fromProcess));
    if (extraCaFile.isEmpty())
        return configuration;
    const QList<QSslCertificate> extra = certificatesIn(extraCaFile);
    if (extra.isEmpty())
        return std::nullopt;
    configuration.addCaCertificates(extra);
    return configuration;
}

/** The key of a PEM file, of whichever kind it is; null where there is none. */
QSslKey keyIn(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray pem = file.readAll();
    for (const QSsl::KeyAlgorithm algorithm : {QSsl::Rsa, QSsl::Ec, QSsl::Dsa}) {
        const QSslKey key(pem, algorithm);
        if (!key.isNull())
            return key;
    }
    return {};
}

/** Offers the client certificate of the connection, where it has one; false where that cannot be read. */
bool offerCertificate(const Connection &connection, QSslConfiguration &configuration)
{
    if (connection.clientCertificateFile.isEmpty())
        return true;
    const QList<QSslCertificate> chain = certificatesIn(connection.clientCertificateFile);
    const QSslKey key = keyIn(connection.clientKeyFile.isEmpty() ? connection.clientCertificateFile
                                                                 : connection.clientKeyFile);
    if (chain.isEmpty() || key.isNull())
        return false;
    configuration.setLocalCertificateChain(chain);
    configuration.setPrivateKey(key);
    return true;
}

/** One call on a manager of its own: no connection, cookie or credential is shared with another call. */
class HttpCall final : public QObject
{
public:
    HttpCall(const Connection &connection, QObject *parent)
        : QObject(parent)
        , m_connection(connection)
    {
        m_promise.start();
        connect(&m_watcher, &QFutureWatcherBase::canceled, this, [this] { stop(CallFailure::Cancelled); });
        m_watcher.setFuture(m_promise.future());
        m_deadline.setSingleShot(true);
        connect(&m_deadline, &QTimer::timeout, this, [this] { stop(CallFailure::TimedOut); });
    }

    [[nodiscard]] QFuture<HttpOutcome> future() const { return m_promise.future(); }

    void start(const HttpRequest &request)
    {
        const std::optional<QNetworkProxy> proxy = proxyFor(request.url, m_connection.proxyUrl,
                                                            QProcessEnvironment::systemEnvironment());
        if (!proxy)
            return finish(CallError::notSent(RequestFault::BadProxy));
        QNetworkRequest wire = toNetworkRequest(request);
        if (request.url.scheme() == u"https") {
            std::optional<QSslConfiguration> tls = trust(m_connection.extraCaFile);
            if (!tls)
                return finish(CallError::notSent(RequestFault::BadCaFile, m_connection.extraCaFile));
            if (!offerCertificate(m_connection, *tls))
                return finish(
                    CallError::notSent(RequestFault::BadClientCertificate, m_connection.clientCertificateFile));
            wire.setSslConfiguration(*tls);
        }
        m_manager.setProxy(*proxy);
        send(request, wire);
    }

private:
    void send(const HttpRequest &request, QNetworkRequest &wire)
    {
        if (request.method == "POST") {
            wire.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
            m_reply = m_manager.post(wire, new SingleUploadDevice(request.body, this));
        } else {
            m_reply = m_manager.get(wire);
        }
        m_reply->setReadBufferSize(mostAnswerBytes + overflowMargin);
        connect(m_reply, &QNetworkReply::readyRead, this, &HttpCall::takeBytes);
        connect(m_reply, &QNetworkReply::metaDataChanged, this, &HttpCall::checkLength);
        connect(m_reply, &QNetworkReply::sslErrors, this, &HttpCall::noteTlsErrors);
        connect(m_reply, &QNetworkReply::finished, this, &HttpCall::conclude);
        m_deadline.start(m_connection.timeoutMs > 0 ? m_connection.timeoutMs : Connection().timeoutMs);
    }

    void checkLength()
    {
        if (m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong() > mostAnswerBytes)
            stop(CallFailure::TooLarge);
    }

    void takeBytes()
    {
        m_body += m_reply->readAll();
        if (m_body.size() > mostAnswerBytes)
            stop(CallFailure::TooLarge);
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
        if (!m_stopCause)
            takeBytes();
        const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        if (m_stopCause) {
            CallError error = failed(*m_stopCause);
            error.status = status;
            return finish(error);
        }
        if (status == 0 || isBroken(m_reply->error()))
            return finish(connectionError(status));
        HttpAnswer answer;
        answer.status = status;
        answer.contentType = m_reply->rawHeader("Content-Type");
        answer.body = std::move(m_body);
        answer.location = QString::fromUtf8(m_reply->rawHeader("Location"));
        finish(std::move(answer));
    }

    /** Failures below HTTP, even where a status had come already; the codes from 201 on stand for error statuses. */
    static bool isBroken(QNetworkReply::NetworkError error)
    {
        return error != QNetworkReply::NoError &&
               (error < QNetworkReply::ContentAccessDenied || error == QNetworkReply::ProtocolFailure);
    }

    CallError connectionError(int status) const
    {
        const bool tls = m_reply->error() == QNetworkReply::SslHandshakeFailedError || !m_tlsProblem.isEmpty();
        CallError error = failed(tls ? CallFailure::TlsFailed : CallFailure::Unreachable,
                                 m_tlsProblem.isEmpty() ? m_reply->errorString() : m_tlsProblem);
        error.status = status;
        return error;
    }

    void finish(HttpOutcome outcome)
    {
        m_promise.addResult(std::move(outcome));
        m_promise.finish();
        deleteLater();
    }

    Connection m_connection;
    QPromise<HttpOutcome> m_promise;
    QFutureWatcher<HttpOutcome> m_watcher;
    QTimer m_deadline;
    QNetworkAccessManager m_manager;
    QNetworkReply *m_reply = nullptr;
    QByteArray m_body;
    QString m_tlsProblem;
    std::optional<CallFailure> m_stopCause;
};

} // namespace

QFuture<HttpOutcome> sendHttp(const HttpRequest &request, const Connection &connection, QObject *parent)
{
    auto *call = new HttpCall(connection, parent);
    QFuture<HttpOutcome> future = call->future();
    call->start(request);
    return future;
}

} // namespace network
