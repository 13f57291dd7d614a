#pragma once

#include "gatewaylimits.h"
#include "messagereader.h"

namespace gateway {

/**
 * Reads what a client sends: requests, one after the other, or another protocol. Bytes in, events out, no socket.
 * Requests that arrive before the response to the previous one is complete are stored until finish().
 *
 * | state      | bytes          | events of next()      | hold()  | release() | finish() | openTunnel() | discard()  |
 * |------------|----------------|-----------------------|---------|-----------|----------|--------------|------------|
 * | Head       | are read       | Head: Body            |         |           |          |              | Discarding |
 * | Delayed    | are stored     |                       |         | Body      |          |              | Discarding |
 * | Body       | are read       | Body; End: Complete   | Delayed |           |          | Tunnel       | Discarding |
 * | Complete   | are stored     |                       |         |           | Head     | Tunnel       | Discarding |
 * | Tunnel     | are passed     | Tunnel                |         |           |          |              | Discarding |
 * | Discarding | are discarded  |                       |         |           |          |              |            |
 * | Closed     | are discarded  |                       |         |           |          |              |            |
 *
 * close() leads from every state to Closed. A call that has no entry in the table changes nothing. An Error is possible
 * while bytes are read and repeats until discard() or close(). All times are milliseconds of one steady clock.
 */
class RequestSide final
{
public:
    enum class State {
        Head,       ///< Waits for a request, or reads its head.
        Delayed,    ///< A head was read, and the request waits for the time of a simulated fault.
        Body,       ///< A head was read, and the body is read, which may be empty.
        Complete,   ///< The request is complete, its response is not.
        Tunnel,     ///< A 101 response was sent: bytes of another protocol are passed.
        Discarding, ///< The last response is being sent. Unread bytes would reset the connection and lose it.
        Closed,
    };
    enum class Event { None, Head, Body, End, Tunnel, Error };
    struct Step {
        Event event = Event::None;
        QByteArrayView bytes = {}; ///< The bytes of the events Body and Tunnel.
    };
    /** The phase of a connection that takes longer than its time limit. */
    enum class Overdue { Nothing, NextRequest, Head, Body, Closing };

    RequestSide(const GatewayLimits &limits, qint64 now);

    [[nodiscard]] State state() const { return m_state; }
    /** Returns true after a head and before the end of the request. */
    [[nodiscard]] bool isInRequest() const { return m_state == State::Body || m_state == State::Delayed; }
    /** Returns true between two requests, and in the head of one. */
    [[nodiscard]] bool isInHead() const { return m_state == State::Head; }
    [[nodiscard]] bool isComplete() const { return m_state == State::Complete; }
    [[nodiscard]] bool isTunnel() const { return m_state == State::Tunnel; }
    [[nodiscard]] bool isDiscarding() const { return m_state == State::Discarding; }
    [[nodiscard]] bool isClosed() const { return m_state == State::Closed; }
    /** Returns true if the rest of the body is short, and the client sends it without being asked to continue. */
    [[nodiscard]] bool endsSoon() const;
    /** Returns the reader of the request, which has its head, framing and trailers. */
    [[nodiscard]] const http::MessageReader &reader() const { return m_reader; }

    /** Restarts the time limits that count from the last bytes. Call it when bytes have arrived, before next(). */
    void received(qint64 now);
    /** Returns the next event in `bytes`, and removes the bytes that it used. With the event None nothing more can be
     * done with the bytes. */
    [[nodiscard]] Step next(QByteArrayView &bytes);

    /** Delays the request whose head was read. */
    void hold();
    void release(qint64 now);
    /** States that the response to the request is complete. */
    void finish(qint64 now);
    void openTunnel();
    void discard(qint64 now);
    void close();

    /** Returns the stored bytes, to be passed to next() again. */
    [[nodiscard]] QByteArray takeBacklog() { return std::exchange(m_backlog, {}); }
    [[nodiscard]] qsizetype backlogBytes() const { return m_backlog.size(); }
    /** Returns true if so many bytes are stored that the client must not be read. */
    [[nodiscard]] bool isBacklogFull() const { return m_backlog.size() >= BacklogBytes; }

    [[nodiscard]] Overdue overdue(qint64 now) const;

    /** The number of stored bytes that stops the reading. One more read may follow them. */
    static constexpr qsizetype BacklogBytes = 64 * 1024;
    /** The time that a client has to read its last response and close the connection. */
    static constexpr std::chrono::milliseconds ClosingTime{2000};

private:
    [[nodiscard]] Step readNext(QByteArrayView &bytes);

    const GatewayLimits &m_limits;
    http::MessageReader m_reader{http::MessageReader::Role::Request};
    QByteArray m_backlog;
    qint64 m_since; ///< The time at which the time limit of the state began to count.
    State m_state = State::Head;
};

} // namespace gateway
