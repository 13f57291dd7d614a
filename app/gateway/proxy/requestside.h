#pragma once

#include "gatewaylimits.h"
#include "messagereader.h"

namespace gateway {

/**
 * What a client sends: requests, one after the other, or another protocol. Bytes in, events out, without a socket.
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
        Delayed,    ///< After a head, for the time of a simulated fault.
        Body,       ///< After a head. There may be no body.
        Complete,   ///< The request is complete, its response is not.
        Tunnel,     ///< After a 101.
        Discarding, ///< The last response is being sent. Unread bytes would reset the connection and lose it.
        Closed,
    };
    enum class Event { None, Head, Body, End, Tunnel, Error };
    struct Step {
        Event event = Event::None;
        QByteArrayView bytes = {}; ///< Of Body and Tunnel.
    };
    /** What takes longer than its limit. */
    enum class Overdue { Nothing, NextRequest, Head, Body, Closing };

    RequestSide(const GatewayLimits &limits, qint64 now);

    [[nodiscard]] State state() const { return m_state; }
    /** After a head and before the end of the request. */
    [[nodiscard]] bool isInRequest() const { return m_state == State::Body || m_state == State::Delayed; }
    /** Between two requests, or in the head of one. */
    [[nodiscard]] bool isInHead() const { return m_state == State::Head; }
    [[nodiscard]] bool isComplete() const { return m_state == State::Complete; }
    [[nodiscard]] bool isTunnel() const { return m_state == State::Tunnel; }
    [[nodiscard]] bool isDiscarding() const { return m_state == State::Discarding; }
    [[nodiscard]] bool isClosed() const { return m_state == State::Closed; }
    /** The rest of the body is short, and the client sends it without being asked to continue. */
    [[nodiscard]] bool endsSoon() const;
    /** Of the request: its head, framing and trailers. */
    [[nodiscard]] const http::MessageReader &reader() const { return m_reader; }

    /** Bytes have arrived: restarts the time limits that count from the last ones. Call it before next(). */
    void received(qint64 now);
    /** The next event in `bytes`, which is shortened to what it left. None: nothing more can be done with them. */
    [[nodiscard]] Step next(QByteArrayView &bytes);

    /** Delays the request whose head was read. */
    void hold();
    void release(qint64 now);
    /** The response to the request is complete. */
    void finish(qint64 now);
    void openTunnel();
    void discard(qint64 now);
    void close();

    /** The bytes that were stored, to be passed to next() again. */
    [[nodiscard]] QByteArray takeBacklog() { return std::exchange(m_backlog, {}); }
    [[nodiscard]] qsizetype backlogBytes() const { return m_backlog.size(); }
    /** The client must not be read. */
    [[nodiscard]] bool isBacklogFull() const { return m_backlog.size() >= BacklogBytes; }

    [[nodiscard]] Overdue overdue(qint64 now) const;

    /** Stored bytes that stop the reading. One read more may follow them. */
    static constexpr qsizetype BacklogBytes = 64 * 1024;
    /** How long a client has to read its last response and close. */
    static constexpr std::chrono::milliseconds ClosingTime{2000};

private:
    [[nodiscard]] Step readNext(QByteArrayView &bytes);

    const GatewayLimits &m_limits;
    http::MessageReader m_reader{http::MessageReader::Role::Request};
    QByteArray m_backlog;
    qint64 m_since; ///< When the time limit of the state began to count.
    State m_state = State::Head;
};

} // namespace gateway
