#include "streamlog.h"

#include <algorithm>
#include <utility>

namespace gateway {

namespace {

using traffic::StreamEvents;

traffic::StreamEvent pieceOf(QByteArrayView bytes, bool fromClient, double at)
{
    return {at, fromClient, bytes.size(), bytes.first(std::min(bytes.size(), StreamEvents::MaximumText)).toByteArray(),
            traffic::StreamEvent::NoFrame};
}

} // namespace

void StreamLog::add(QByteArrayView bytes, bool fromClient, double at, StreamEvents &events)
{
    if (m_kind == Kind::ServerSentEvents && !fromClient)
        addServerSent(bytes, at, events);
    else if (m_kind == Kind::WebSocket)
        addFrames(bytes, fromClient, at, events);
    else if (!bytes.isEmpty())
        events.append(pieceOf(bytes, fromClient, at));
}

void StreamLog::addServerSent(QByteArrayView bytes, double at, StreamEvents &events)
{
    for (const char byte : bytes) {
        const bool wasReturn = std::exchange(m_wasReturn, byte == '\r');
        if (wasReturn && byte == '\n')
            continue;
        const bool isEnd = byte == '\n' || byte == '\r';
        if (isEnd && m_isLineEmpty) {
            if (m_event.size > 0)
                events.append(std::exchange(m_event, {}));
            continue;
        }
        if (m_event.size == 0)
            m_event.at = at;
        ++m_event.size;
        if (m_event.text.size() < StreamEvents::MaximumText)
            m_event.text.append(isEnd ? '\n' : byte);
        m_isLineEmpty = isEnd;
    }
}

void StreamLog::addFrames(QByteArrayView bytes, bool fromClient, double at, StreamEvents &events)
{
    WebSocketFrames &frames = fromClient ? m_fromClient : m_fromUpstream;
    while (!bytes.isEmpty()) {
        const qsizetype used = frames.read(bytes);
        if (frames.isInvalid()) // Bytes of another protocol.
            return events.append(pieceOf(bytes, fromClient, at));
        bytes = bytes.sliced(used);
        if (frames.isComplete())
            events.append({at, fromClient, frames.size(), frames.takeText(), frames.opcode()});
    }
}

} // namespace gateway
