#pragma once

#include "exchange.h"
#include "websocketframes.h"

namespace gateway {

/** Divides the bytes of a stream into events. */
class StreamLog final
{
public:
    /** How bytes become events. */
    enum class Kind {
        Pieces,           ///< Bytes that arrived together are an event.
        ServerSentEvents, ///< An event ends with an empty line, see the HTML Standard, section 9.2.
        WebSocket,        ///< A frame is an event. Source: RFC 6455 section 5.
    };

    explicit StreamLog(Kind kind)
        : m_kind(kind)
    {}

    /** Adds bytes that arrived `at` milliseconds after the exchange began. The events that they complete are appended
     * to `events`. */
    void add(QByteArrayView bytes, bool fromClient, double at, traffic::StreamEvents &events);

private:
    void addServerSent(QByteArrayView bytes, double at, traffic::StreamEvents &events);
    void addFrames(QByteArrayView bytes, bool fromClient, double at, traffic::StreamEvents &events);

    Kind m_kind;
    traffic::StreamEvent m_event; ///< The event of `text/event-stream` that is not complete.
    bool m_isLineEmpty = true;    ///< Whether the current line of that event has no bytes yet.
    bool m_wasReturn = false;     ///< Whether the last byte was a carriage return, which a line feed may follow.
    WebSocketFrames m_fromClient;
    WebSocketFrames m_fromUpstream;
};

} // namespace gateway
