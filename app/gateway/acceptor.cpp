#include "acceptor.h"

#include <QNetworkProxy>

namespace gateway {

namespace {

constexpr int Backlog = 512;

} // namespace

Acceptor::Acceptor(Taker taker, QObject *parent)
    : QTcpServer(parent)
    , m_taker(std::move(taker))
{
    setProxy(QNetworkProxy::NoProxy); // A proxy of the program's is for what goes out.
    setListenBacklogSize(Backlog);
}

void Acceptor::incomingConnection(qintptr descriptor)
{
    m_taker(descriptor);
}

} // namespace gateway
