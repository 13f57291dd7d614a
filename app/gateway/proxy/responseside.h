#pragma once

#include "answer.h"
#include "messagereader.h"
#include "writebuffer.h"

#include <optional>

namespace gateway {

/**
 * Writes what a client receives for one request: the answer of the gateway or the response of an upstream, framed for
 * the client's version. Writes into a buffer, whose owner sends it.
 *
 * | state    | hold() | sendHeld() | sendInterim() | sendHead()       | sendBody()  | sendEnd()                |
 * |----------|--------|------------|---------------|------------------|-------------|--------------------------|
 * | None     | Held   |            | sends the 1xx | Sized or Chunked |             |                          |
 * | Held     | Held   | Complete   |               |                  |             |                          |
 * | Sized    |        |            |               |                  | sends       | Complete                 |
 * | Chunked  |        |            |               |                  | sends chunk | sends last one: Complete |
 * | Complete |        |            |               |                  |             |                          |
 *
 * begin() leads from every state to None, and withdraw() from Sized, Chunked and Complete while the connection has
 * accepted no byte of the response. After the head of a 101 the state is Complete: bytes of the other protocol are no
 * part of a response. A call that has no entry in the table sends nothing and changes nothing.
 */
class ResponseSide final
{
public:
    enum class State {
        None,    ///< Nothing but 1xx heads was sent.
        Held,    ///< The gateway's own answer waits, usually for the end of the request's body.
        Sized,   ///< The body is sent as it arrives; its length or the end of the connection marks its end.
        Chunked, ///< The gateway frames the body in chunks.
        Complete,
    };

    explicit ResponseSide(WriteBuffer &out)
        : m_out(out)
    {}

    [[nodiscard]] State state() const { return m_state; }
    /** Returns true if the final response is written into the buffer. Only withdraw() can replace it by another one. */
    [[nodiscard]] bool hasStarted() const { return m_state > State::Held; }
    [[nodiscard]] bool isHeld() const { return m_state == State::Held; }
    [[nodiscard]] bool isComplete() const { return m_state == State::Complete; }

    /** Begins the response to a new request. */
    void begin(bool mayKeepAlive);
    /** States that no request follows this one. A head that is sent from now on announces the end of the connection. */
    void forbidNext() { m_keepsAlive = false; }
    /** Returns true if another request may follow on the connection. */
    [[nodiscard]] bool keepsAlive() const { return m_keepsAlive; }

    void hold(routing::Answer answer);
    /** Returns the answer that hold() got. */
    [[nodiscard]] const routing::Answer &held() const { return m_held; }
    /** Sends the held answer and returns its head, which has no status if nothing was sent. */
    http::ResponseHead sendHeld(const http::RequestHead &request);

    /** Sends a 1xx response of the upstream. */
    void sendInterim(const http::ResponseHead &upstream, const http::RequestHead &request);
    /** Sends the head of an upstream's response and returns it as the client gets it. The memory of `reused` is used
     * again. */
    http::ResponseHead sendHead(const http::ResponseHead &upstream, http::Framing framing,
                                const http::RequestHead &request, http::ResponseHead reused = {});
    /** Sends bytes of the body. Returns false if the connection to the client is broken. */
    [[nodiscard]] bool sendBody(QByteArrayView bytes);
    void sendEnd(const http::HeaderList &trailers);

    /** Discards a response that waits in the buffer as a whole, so that another one can be sent. Returns true if no
     * response has started now, and false if the client may have bytes of it. */
    [[nodiscard]] bool withdraw();

private:
    WriteBuffer &m_out;
    routing::Answer m_held;
    /** The position of the final response's first byte in the buffer, once the response has started. */
    quint64 m_position = 0;
    State m_state = State::None;
    bool m_keepsAlive = true;
};

} // namespace gateway
