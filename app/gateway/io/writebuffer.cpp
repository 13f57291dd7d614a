#include "writebuffer.h"

#include <algorithm>

namespace gateway {

namespace {

/** Capacity that is kept for the next message. */
constexpr qsizetype KeptCapacity = 16 * 1024;

} // namespace

void WriteBuffer::queue(QByteArrayView bytes)
{
    if (m_start > 0 && m_start >= m_waiting.size() / 2) {
        m_waiting.remove(0, m_start);
        m_start = 0;
    }
    m_waiting.append(bytes);
}

bool WriteBuffer::send(QByteArrayView bytes)
{
    if (!m_connection) {
        queue(bytes);
        return true;
    }
    if (m_awaiting && !bytes.isEmpty()) { // The connection is full: wait for writable().
        queue(bytes);
        return true;
    }
    if (pending() == 0 && bytes.isEmpty())
        return true;
    const QByteArrayView waiting = QByteArrayView(m_waiting).sliced(m_start);
    const Transfer transfer = m_connection->write(waiting, bytes);
    if (transfer.state == Transfer::State::Failed)
        return false;
    m_accepted += quint64(transfer.bytes);
    const qsizetype fromWaiting = qMin(transfer.bytes, waiting.size());
    drop(fromWaiting);
    if (const qsizetype taken = transfer.bytes - fromWaiting; taken < bytes.size())
        queue(bytes.sliced(taken));
    await(transfer.state == Transfer::State::Blocked);
    if (m_state == State::Ending)
        endIfSent();
    return true;
}

bool WriteBuffer::discardFrom(quint64 position)
{
    if (position < m_accepted)
        return false;
    m_waiting.resize(std::min(m_waiting.size(), m_start + qsizetype(position - m_accepted)));
    if (pending() > 0)
        return true;
    drop(0);
    await(false); // Nothing waits for room.
    return true;
}

void WriteBuffer::await(bool writable)
{
    if (writable == m_awaiting)
        return;
    m_awaiting = writable;
    m_connection->awaitWritable(writable);
}

void WriteBuffer::end()
{
    if (m_state != State::Open)
        return;
    m_state = State::Ending;
    endIfSent();
}

void WriteBuffer::endIfSent()
{
    if (!m_connection || pending() > 0)
        return;
    m_state = State::Ended;
    m_connection->endWriting();
}

void WriteBuffer::drop(qsizetype count)
{
    m_start += count;
    if (m_start < m_waiting.size())
        return;
    m_start = 0;
    if (m_waiting.capacity() > KeptCapacity)
        m_waiting.clear();
    else
        m_waiting.resize(0);
}

void WriteBuffer::clear()
{
    m_connection = nullptr;
    drop(pending());
    m_state = State::Open;
    m_awaiting = false;
}

} // namespace gateway
