#include "acceptor.h"

#include "socketio.h"

#include <QNetworkProxy>

namespace gateway {

namespace {

constexpr int Backlog = 512;

/** Time until the next try after the system had no descriptor left. */
constexpr std::chrono::milliseconds RetryTime{100};

} // namespace

Acceptor::Acceptor(Poller &poller, Taker taker)
    : m_poller(poller)
    , m_taker(std::move(taker))
{
    m_server.setProxy(QNetworkProxy::NoProxy); // A proxy is for outgoing connections.
    m_server.setListenBacklogSize(Backlog);
    m_retry.setSingleShot(true);
    m_retry.setInterval(RetryTime);
    QObject::connect(&m_retry, &QTimer::timeout, &m_retry, [this] { takeAll(); });
}

Acceptor::~Acceptor()
{
    if (m_server.isListening())
        m_poller.remove(descriptor(), *this);
}

bool Acceptor::listen(const QHostAddress &address, quint16 port)
{
    if (!m_server.listen(address, port))
        return false;
    beginAccepting();
    return true;
}

bool Acceptor::adopt(int listening)
{
    if (!m_server.setSocketDescriptor(listening))
        return false;
    beginAccepting();
    return true;
}

void Acceptor::beginAccepting()
{
    // The poller reports clients even while the event loop waits. QTcpServer's own notifier would poll without a pause
    // while there is no descriptor left.
    m_server.pauseAccepting();
    m_poller.change(descriptor(), *this, true, false);
}

void Acceptor::takeAll()
{
    Accepted next = acceptSocket(descriptor());
    for (; next.descriptor >= 0; next = acceptSocket(descriptor()))
        m_taker(next.descriptor);
    if (next.hasFailed)
        m_retry.start();
}

} // namespace gateway
