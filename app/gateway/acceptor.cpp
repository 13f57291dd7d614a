#include "acceptor.h"

namespace gateway {

namespace {

constexpr int Backlog = 512;

} // namespace

Acceptor::Acceptor(Taker taker, QObject *parent)
    : QTcpServer(parent)
    , m_taker(std::move(taker))
{
    setListenBacklogSize(Backlog);
}

void Acceptor::incomingConnection(qintptr descriptor)
{
    m_taker(descriptor);
}

} // namespace gateway
