#pragma once

#include "message.h"
#include "writebuffer.h"

namespace gateway {

/**
 * What an upstream is sent: one request as it arrives, then the bytes of another protocol if it switches to one. Keeps
 * what was sent as long as it may be sent again on another connection.
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
        Body,   ///< The head is sent, the body may follow.
        Sent,   ///< The request is complete.
        Broken, ///< The upstream takes no more. It may still respond.
    };
    struct Kind {
        bool isChunked = false;    ///< The body is framed in chunks here.
        bool isIdempotent = false; ///< May be sent again with its body.
        bool isReplayable = false; ///< May be sent again at all.
    };

    /** Without a connection. Nothing is sent before flush(). */
    void begin(const http::RequestHead &head, const Kind &kind);
    /** The connection that the bytes are sent on; null: they wait. */
    void setConnection(Connection *connection) { m_out.setConnection(connection); }
    /** Each returns false when the connection turns out to be broken: follow with replay() or giveUp(). */
    [[nodiscard]] bool addBody(QByteArrayView bytes);
    [[nodiscard]] bool addTunnelBytes(QByteArrayView bytes);
    [[nodiscard]] bool flush();
    void end(const http::HeaderList &trailers);
    /** Ends the connection's writing side after the bytes that wait. */
    void endTunnel() { m_out.end(); }

    /** The upstream has received the request or a part of it: it is not sent again. */
    void forbidReplay() { m_isReplayable = false; }
    /** Everything sent so far may be sent again on another connection. */
    [[nodiscard]] bool isReplayable() const { return m_isReplayable; }
    /** Queues all of it again, for another connection. Once. */
    void replay();
    /** Discards what waits and what follows. */
    void giveUp();
    /** Ends the use of the connection. */
    void clear() { m_out.clear(); }

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] qsizetype pending() const { return m_out.pending(); }
    /** The request is complete and the connection has accepted all of it. */
    [[nodiscard]] bool isDelivered() const { return m_state == State::Sent && m_out.pending() == 0; }
    /** As WriteStall. */
    [[nodiscard]] bool isStalled(qint64 now, std::chrono::milliseconds limit)
    {
        return m_stall.isOver(m_out, now, limit);
    }

    /** Limit for the bytes that are kept to be sent again. */
    static constexpr qsizetype ReplayBytes = 64 * 1024;

private:
    void keep(QByteArrayView bytes);

    WriteBuffer m_out;
    WriteStall m_stall;
    QByteArray m_kept; ///< The request so far, if it is replayable.
    Kind m_kind;
    State m_state = State::Sent;
    bool m_isReplayable = false;
};

} // namespace gateway
