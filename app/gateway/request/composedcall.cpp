#include "composedcall.h"

#include "apply.h"
#include "localidentity.h"
#include "messagewriter.h"
#include "statefile.h"

#include <QNetworkProxy>
#include <QSslConfiguration>

namespace gateway {

namespace {

using Event = http::MessageReader::Event;
using base::ErrorCode;

QByteArray wireBytes(const QUrl &gateway, const preview::ComposedRequest &request)
{
    http::RequestHead head = request.head;
    if (!head.headers.contains("Host")) {
        http::HeaderList headers;
        headers.append("Host", routing::hostOf(gateway));
        for (const http::HeaderList::Field &field : head.headers.fields())
            headers.append(field);
        head.headers = headers;
    }
    const bool framed = head.headers.contains("Content-Length") || head.headers.contains("Transfer-Encoding");
    if (!request.body.isEmpty() && !framed)
        head.headers.append("Content-Length", QByteArray::number(request.body.size()));
    QByteArray bytes;
    http::writeHead(head, bytes);
    if (!http::isChunked(head.headers) || request.body.isEmpty())
        return bytes + (http::isChunked(head.headers) ? QByteArray("0\r\n\r\n") : request.body);
    http::writeChunkStart(request.body.size(), bytes);
    return bytes + request.body + "\r\n0\r\n\r\n";
}

} // namespace

ComposedCall::ComposedCall(const QUrl &gateway, const preview::ComposedRequest &request,
                           std::chrono::milliseconds timeout, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_bytes(wireBytes(gateway, request))
    , m_timeout(timeout)
{
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_reader.setRequestMethod(request.head.method);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        finish(base::Error{ErrorCode::TimedOut, m_gateway.authority()});
    });
    const bool isHttps = m_gateway.scheme() == u"https";
    connect(&m_socket, isHttps ? &QSslSocket::encrypted : &QSslSocket::connected, this,
            [this] { m_socket.write(m_bytes); });
    connect(&m_socket, &QTcpSocket::readyRead, this, [this] { take(m_socket.readAll()); });
    connect(&m_socket, &QTcpSocket::errorOccurred, this, &ComposedCall::socketFailed);
    connect(&m_watcher, &QFutureWatcherBase::canceled, this, [this] { finish(base::Error::cancelled()); });
}

ComposedCall::~ComposedCall()
{
    finish(base::Error::cancelled());
}

QFuture<ComposedCall::Outcome> ComposedCall::start()
{
    m_promise.start();
    m_watcher.setFuture(m_promise.future());
    m_timer.start(m_timeout);
    connectToGateway();
    return m_promise.future();
}

void ComposedCall::connectToGateway()
{
    const auto port = static_cast<quint16>(m_gateway.port());
    if (m_gateway.scheme() != u"https")
        return m_socket.connectToHost(m_gateway.host(), port);
    // Only the gateway's own certificate.
    QSslConfiguration trust;
    const base::Result<QByteArray> certificate = storage::readStateFile(localCertificatePath(localIdentityFolder()));
    trust.setCaCertificates(certificate ? QSslCertificate::fromData(*certificate) : QList<QSslCertificate>());
    m_socket.setSslConfiguration(trust);
    m_socket.connectToHostEncrypted(m_gateway.host(), port);
}

void ComposedCall::take(QByteArrayView bytes)
{
    for (;;) {
        const http::MessageReader::Step step = m_reader.next(bytes);
        bytes = bytes.sliced(step.consumed);
        if (!pass(step))
            return;
    }
}

bool ComposedCall::pass(const http::MessageReader::Step &step)
{
    switch (step.event) {
    case Event::NeedMore:
        return false;
    case Event::Head:
        m_response.head = m_reader.response();
        return true;
    case Event::Body:
        m_response.body.append(step.body);
        if (m_response.body.size() <= MaxBodyBytes)
            return true;
        finish(base::Error{ErrorCode::TooLarge, {}});
        return false;
    case Event::End:
        if (m_response.head.status / 100 == 1)
            return true;
        finish(m_response);
        return false;
    case Event::Upgrade: // The answer is the switch itself.
        finish(m_response);
        return false;
    case Event::Error:
        finish(base::Error{ErrorCode::UnexpectedAnswer, QString::fromLatin1(http::wireWord(m_reader.failure()))});
        return false;
    }
    return false;
}

void ComposedCall::socketFailed(QAbstractSocket::SocketError error)
{
    if (error == QAbstractSocket::RemoteHostClosedError && m_reader.finish().event == Event::End)
        return finish(m_response);
    ErrorCode code = ErrorCode::Unreachable;
    if (error == QAbstractSocket::ConnectionRefusedError)
        code = ErrorCode::Refused;
    else if (error == QAbstractSocket::SslHandshakeFailedError)
        code = ErrorCode::TlsFailed;
    finish(base::Error{code, m_socket.errorString()});
}

void ComposedCall::finish(Outcome outcome)
{
    if (std::exchange(m_finished, true))
        return;
    m_timer.stop();
    m_socket.disconnect(this);
    m_socket.abort();
    m_watcher.disconnect(this);
    if (!m_promise.isCanceled())
        m_promise.addResult(std::move(outcome));
    m_promise.finish();
    deleteLater();
}

} // namespace gateway

#include "moc_composedcall.cpp"
