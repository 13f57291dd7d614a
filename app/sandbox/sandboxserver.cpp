#include "sandboxserver.h"

#include "sandboxapi.h"
#include "sandboxconnection.h"
#include "sandboxsamples.h"

#include <QTcpSocket>

#include <algorithm>
#include <sys/socket.h>
#include <unistd.h>

namespace sandbox {

namespace {

bool hasFreeDescriptor()
{
    const int trial = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (trial < 0)
        return false;
    ::close(trial);
    return true;
}

} // namespace

SandboxServer::SandboxServer(secrets::Secret token, QObject *parent)
    : QObject(parent)
    , m_clock(m_systemClock)
    , m_token(std::move(token))
{
    connectServer();
}

SandboxServer::SandboxServer(secrets::Secret token, const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_token(std::move(token))
{
    connectServer();
}

void SandboxServer::connectServer()
{
    m_retry.setSingleShot(true);
    m_retry.setInterval(AcceptPause);
    connect(&m_retry, &QTimer::timeout, this, [this] {
        if (isRunning())
            m_server.resumeAccepting();
    });
    connect(&m_server, &QTcpServer::newConnection, this, &SandboxServer::accept);
    connect(&m_server, &QTcpServer::acceptError, this, &SandboxServer::waitForDescriptor);
}

base::Result<void> SandboxServer::start(const QString &folder, quint16 port)
{
    stop();
    const base::Result<void> prepared = prepareFolder(folder, m_clock.now());
    if (!prepared)
        return prepared;
    m_api = std::make_shared<SandboxApi>(folder, m_token, m_clock);
    m_api->setFault(m_fault);
    if (!m_server.listen(QHostAddress::LocalHost, port))
        return base::Error{base::ErrorCode::Unreachable, m_server.errorString()};
    return {};
}

void SandboxServer::stop()
{
    m_retry.stop();
    m_server.close();
    for (SandboxConnection *connection : findChildren<SandboxConnection *>(Qt::FindDirectChildrenOnly))
        connection->deleteLater();
    m_connections.clear();
}

void SandboxServer::setFault(management::SandboxFault fault)
{
    m_fault = fault;
    if (m_api)
        m_api->setFault(fault);
}

QUrl SandboxServer::address() const
{
    return isRunning() ? QUrl(u"http://127.0.0.1:%1"_qs.arg(m_server.serverPort())) : QUrl();
}

void SandboxServer::accept()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        if (m_connections.size() >= m_limits.connections)
            closeLongestIdle();
        add(new SandboxConnection(socket, m_api, {m_slowness, m_limits.idleTime}, this));
    }
}

void SandboxServer::waitForDescriptor()
{
    // Qt reports its first error again each time that no more clients wait.
    if (hasFreeDescriptor())
        return m_server.resumeAccepting();
    ++m_failedAccepts;
    m_server.pauseAccepting();
    // A connection that nobody uses has a descriptor that a new client can have.
    if (!m_connections.isEmpty())
        closeLongestIdle();
    m_retry.start();
}

void SandboxServer::add(SandboxConnection *connection)
{
    m_connections.append(connection);
    connect(connection, &SandboxConnection::active, this, [this, connection] {
        if (m_connections.removeOne(connection))
            m_connections.append(connection);
    });
    const auto forget = [this, connection] { m_connections.removeOne(connection); };
    connect(connection, &SandboxConnection::closed, this, forget);
    // It may have been closed in its constructor.
    connect(connection, &QObject::destroyed, this, forget);
}

void SandboxServer::closeLongestIdle()
{
    const auto idle = std::find_if(m_connections.cbegin(), m_connections.cend(),
                                   [](const SandboxConnection *connection) { return !connection->isWaiting(); });
    SandboxConnection *const closing = idle == m_connections.cend() ? m_connections.constFirst() : *idle;
    closing->close();
    m_connections.removeOne(closing);
}

} // namespace sandbox

#include "moc_sandboxserver.cpp"
