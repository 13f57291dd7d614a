#pragma once

#include "message.h"
#include "writebuffer.h"

namespace gateway {

/**
 * Writes what an upstream is sent: one request as it arrives, then the bytes of another protocol if it switches to one.
 * Keeps what was sent as long as it may be sent again on another connection.
 *
 * | state    | addBody()      | end()                         | addTunnelBytes() | giveUp() |
 * |----------|----------------|-------------------------------|------------------|----------|
 * | Body     | sends          | queues the last chunk: Sent   | sends            | Broken   |
 * | Sent     |                |                               | sends            | Broken   |
 * | Broken   |                |                               |                  | Broken   |
 *
 * begin() leads to Body. A call that has no entry in the table sends nothing and changes nothing.
 */
class UpstreamRequest final
{
public:
    enum class State {
        Body,   ///< The head is sent, and the body may follow.
        Sent,   ///< The request is complete.
        Broken, ///< The upstream takes no more bytes. It may still respond.
    };
    struct Kind {
        bool isChunked = false;    ///< Whether the gateway frames the body in chunks.
        bool isIdempotent = false; ///< Whether the request may be sent again with its body.
        bool isReplayable = false; ///< Whether the request may be sent again at all.
    };

    /** Begins a request, without a connection. Nothing is sent before flush(). */
    void begin(const http::RequestHead &head, const Kind &kind);
    /** Sets the connection that the bytes are sent on; with null they wait. */
    void setConnection(Connection *connection) { m_out.setConnection(connection); }
    /** Sends bytes of the body. Like addTunnelBytes() and flush(), it returns false when the connection turns out to be
     * broken: follow with replay() or giveUp(). */
    [[nodiscard]] bool addBody(QByteArrayView bytes);
    [[nodiscard]] bool addTunnelBytes(QByteArrayView bytes);
    [[nodiscard]] bool flush();
    void end(const http::HeaderList &trailers);
    /** Ends the connection's writing side after the bytes that wait. */
    void endTunnel() { m_out.end(); }

    /** States that the upstream has received the request or a part of it, so that it is not sent again. */
    void forbidReplay() { m_isReplayable = false; }
    /** Returns true if everything sent so far may be sent again on another connection. */
    [[nodiscard]] bool isReplayable() const { return m_isReplayable; }
    /** Queues the whole request again, for another connection. Call it at most once. */
    void replay();
    /** Discards the bytes that wait and that follow. */
    void giveUp();
    /** Discards the waiting bytes and forgets the connection. */
    void clear() { m_out.clear(); }

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] qsizetype pending() const { return m_out.pending(); }
    /** Returns true if the request is complete and the connection has accepted all of it. */
    [[nodiscard]] bool isDelivered() const { return m_state == State::Sent && m_out.pending() == 0; }
    /** Returns true if the connection has accepted none of the waiting bytes for `limit`, see WriteStall::isOver(). */
    [[nodiscard]] bool isStalled(qint64 now, std::chrono::milliseconds limit)
    {
        return m_stall.isOver(m_out, now, limit);
    }

    /** The largest number of bytes that are kept to be sent again. */
    static constexpr qsizetype ReplayBytes = 64 * 1024;

private:
    void keep(QByteArrayView bytes);

    WriteBuffer m_out;
    WriteStall m_stall;
    QByteArray m_kept; ///< The bytes of the request so far, if it may be sent again.
    Kind m_kind;
    State m_state = State::Sent;
    bool m_isReplayable = false;
};

} // namespace gateway
