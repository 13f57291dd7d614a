#include "responseside.h"

#include "messagewriter.h"
#include "responsehead.h"

namespace gateway {

namespace {

/** A piece of a body up to this size is copied, to be sent in one write with the bytes around it. */
constexpr qsizetype CopiedBytes = 8 * 1024;

} // namespace

void ResponseSide::begin(bool mayKeepAlive)
{
    m_state = State::None;
    m_keepsAlive = mayKeepAlive;
}

void ResponseSide::hold(routing::Answer answer)
{
    if (hasStarted())
        return;
    m_held = std::move(answer);
    m_state = State::Held;
}

http::ResponseHead ResponseSide::sendHeld(const http::RequestHead &request)
{
    if (m_state != State::Held)
        return {};
    m_state = State::Complete;
    m_position = m_out.position();
    const bool isHead = request.method == "HEAD";
    if (m_held.isCut && (isHead || m_held.body.isEmpty()))
        return {};
    http::ResponseHead head = routing::headOf(m_held, !m_keepsAlive);
    http::writeHead(head, m_out.buffer());
    if (!isHead)
        m_out.queue(m_held.sentBody());
    return head;
}

void ResponseSide::sendInterim(const http::ResponseHead &upstream, const http::RequestHead &request)
{
    const bool isKnown = request.minorVersion > 0; // HTTP/1.0 has no 1xx.
    if (m_state == State::None && isKnown)
        http::writeHead(clientResponse(upstream, http::Framing::None, request, true).head, m_out.buffer());
}

http::ResponseHead ResponseSide::sendHead(const http::ResponseHead &upstream, http::Framing framing,
                                          const http::RequestHead &request, http::ResponseHead reused)
{
    if (m_state != State::None)
        return reused;
    ClientResponse response = clientResponse(upstream, framing, request, m_keepsAlive, std::move(reused));
    m_position = m_out.position();
    http::writeHead(response.head, m_out.buffer());
    m_keepsAlive = !response.closes;
    if (upstream.status == 101)
        m_state = State::Complete;
    else
        m_state = response.isChunked ? State::Chunked : State::Sized;
    return std::move(response.head);
}

bool ResponseSide::sendBody(QByteArrayView bytes)
{
    if (m_state != State::Sized && m_state != State::Chunked)
        return true;
    if (m_state == State::Chunked)
        http::writeChunkStart(bytes.size(), m_out.buffer());
    if (bytes.size() <= CopiedBytes)
        m_out.queue(bytes); // Sent together with what else arrives in this turn.
    else if (!m_out.send(bytes))
        return false;
    if (m_state == State::Chunked)
        m_out.queue("\r\n");
    return true;
}

void ResponseSide::sendEnd(const http::HeaderList &trailers)
{
    if (m_state == State::Chunked)
        http::writeLastChunk(trailers, m_out.buffer());
    if (m_state == State::Chunked || m_state == State::Sized)
        m_state = State::Complete;
}

bool ResponseSide::withdraw()
{
    if (!hasStarted())
        return true;
    if (!m_out.discardFrom(m_position))
        return false;
    m_state = State::None;
    return true;
}

} // namespace gateway
