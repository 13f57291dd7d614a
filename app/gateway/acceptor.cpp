#include "acceptor.h"

#include <QNetworkProxy>
#include <QTimer>

namespace gateway {

namespace {

constexpr int Backlog = 512;

/** Until the next try, once there was no descriptor left for a client. */
constexpr std::chrono::milliseconds RetryTime{100};

} // namespace

Acceptor::Acceptor(ReadySet &ready, Taker taker, QObject *parent)
    : QTcpServer(parent)
    , m_ready(ready)
    , m_taker(std::move(taker))
{
    setProxy(QNetworkProxy::NoProxy); // A proxy of the program's is for what goes out.
    setListenBacklogSize(Backlog);
    connect(this, &QTcpServer::acceptError, this,
            [this] { QTimer::singleShot(RetryTime, this, &QTcpServer::resumeAccepting); });
}

Acceptor::~Acceptor()
{
    if (isListening())
        m_ready.remove(static_cast<int>(socketDescriptor()), *this);
}

bool Acceptor::begin(const QHostAddress &address, quint16 port)
{
    if (!listen(address, port))
        return false;
    // The event loop watches it as well; a new client is not kept waiting while it stands still.
    m_ready.change(static_cast<int>(socketDescriptor()), *this, true, false);
    return true;
}

void Acceptor::becameReadable(bool)
{
    [[maybe_unused]] const bool hasCome = waitForNewConnection(0);
}

void Acceptor::incomingConnection(qintptr descriptor)
{
    m_taker(descriptor);
}

} // namespace gateway
