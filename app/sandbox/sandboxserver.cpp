#include "sandboxserver.h"

#include "sandboxapi.h"
#include "sandboxconnection.h"
#include "sandboxsamples.h"

#include <QTcpSocket>

namespace sandbox {

SandboxServer::SandboxServer(secrets::Secret token, QObject *parent)
    : QObject(parent)
    , m_clock(m_systemClock)
    , m_token(std::move(token))
{
    connect(&m_server, &QTcpServer::newConnection, this, &SandboxServer::accept);
}

SandboxServer::SandboxServer(secrets::Secret token, const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_token(std::move(token))
{
    connect(&m_server, &QTcpServer::newConnection, this, &SandboxServer::accept);
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
    m_server.close();
    for (SandboxConnection *connection : findChildren<SandboxConnection *>(Qt::FindDirectChildrenOnly))
        connection->deleteLater();
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
    while (QTcpSocket *socket = m_server.nextPendingConnection())
        new SandboxConnection(socket, m_api, m_slowness, this);
}

} // namespace sandbox

#include "moc_sandboxserver.cpp"
