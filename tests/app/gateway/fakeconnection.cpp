#include "fakeconnection.h"

#include <algorithm>

namespace support {

using gateway::Transfer;

FakeConnection::FakeConnection(FakePeerPtr peer, qsizetype readSize)
    : m_peer(std::move(peer))
    , m_readSize(readSize)
{
    m_peer->connection = this;
}

Transfer FakeConnection::read(char *buffer, qsizetype size)
{
    const qsizetype count = std::min({size, m_readSize, m_peer->incoming.size()});
    if (count == 0)
        return {m_peer->end, 0};
    std::copy_n(m_peer->incoming.constData(), count, buffer);
    m_peer->incoming.remove(0, count);
    return {Transfer::State::Done, count};
}

Transfer FakeConnection::write(QByteArrayView first, QByteArrayView second)
{
    if (m_peer->hasEnd || m_peer->isClosed)
        qFatal("written after the end");
    if (m_peer->failsWrites)
        return {Transfer::State::Failed, 0};
    const qsizetype wanted = first.size() + second.size();
    const qsizetype count = m_peer->room < 0 ? wanted : std::min(wanted, m_peer->room);
    m_peer->received.append(first.first(std::min(count, first.size())));
    m_peer->received.append(second.first(std::max<qsizetype>(0, count - first.size())));
    if (m_peer->room >= 0)
        m_peer->room -= count;
    return {count < wanted ? Transfer::State::Blocked : Transfer::State::Done, count};
}

void FakeConnection::endWriting()
{
    if (m_peer->hasEnd || m_peer->isClosed)
        qFatal("ended twice");
    m_peer->hasEnd = true;
}

void FakeConnection::close()
{
    m_peer->isClosed = true;
    m_peer->isRead = m_peer->isAwaited = false;
    m_peer->connection.clear();
}

void FakePeer::deliver(int reads)
{
    for (; reads > 0 && connection && isRead && (!incoming.isEmpty() || end != Transfer::State::Blocked); --reads)
        connection->announceReadable();
}

void FakePeer::takeMore(qsizetype bytes)
{
    room = bytes < 0 ? -1 : std::max<qsizetype>(room, 0) + bytes;
    if (connection && isAwaited && room != 0)
        connection->announceWritable();
}

void FakePeer::breakConnection()
{
    failsWrites = true;
    end = Transfer::State::Failed;
    incoming.clear();
    if (connection && isAwaited)
        connection->announceWritable();
    deliver(1);
}

} // namespace support
