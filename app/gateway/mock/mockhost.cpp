#include "mockhost.h"

#include "mockworker.h"

#include <QNetworkProxy>
#include <QTcpServer>

#include <fcntl.h>

namespace gateway {

namespace {

/** A descriptor that listens at a free port of loopback, and the port; -1 if the system has none. */
std::pair<int, quint16> listenAnywhere()
{
    QTcpServer server;
    server.setProxy(QNetworkProxy::NoProxy);
    if (!server.listen(QHostAddress::LocalHost, 0))
        return {-1, 0};
    // The server closes its own descriptor. Clients that connect before the mock's thread accepts them wait.
    return {::fcntl(int(server.socketDescriptor()), F_DUPFD_CLOEXEC, 0), server.serverPort()};
}

} // namespace

MockHost::MockHost()
    : m_worker(new MockWorker(m_findings))
{
    m_thread.setObjectName(u"mock"_qs);
    m_worker->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

MockHost::~MockHost()
{
    QMetaObject::invokeMethod(
        m_worker,
        [this] {
            m_worker->endAll();
            m_thread.quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
}

QHash<QByteArray, routing::UpstreamTarget> MockHost::serve(const QList<mock::MockedApi> &apis)
{
    QHash<QByteArray, mock::MockedApi> wanted;
    for (const mock::MockedApi &api : apis)
        wanted.insert(api.key, api);
    for (const QByteArray &key : m_apis.keys()) {
        if (wanted.contains(key))
            continue;
        m_apis.remove(key);
        m_targets.remove(key);
        QMetaObject::invokeMethod(
            m_worker, [worker = m_worker, key] { worker->end(key); }, Qt::QueuedConnection);
    }
    for (const mock::MockedApi &api : wanted) {
        const auto known = m_apis.constFind(api.key);
        if (known != m_apis.constEnd() && *known == api)
            continue;
        int descriptor = -1;
        if (known == m_apis.constEnd()) {
            const auto [listening, port] = listenAnywhere();
            if (listening < 0)
                continue;
            descriptor = listening;
            m_targets.insert(api.key, {u"127.0.0.1"_qs, port, false});
        }
        m_apis.insert(api.key, api);
        QMetaObject::invokeMethod(
            m_worker, [worker = m_worker, api, descriptor] { worker->serve(api, descriptor); }, Qt::QueuedConnection);
    }
    return m_targets;
}

} // namespace gateway
