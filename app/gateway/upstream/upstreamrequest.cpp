#include "upstreamrequest.h"

#include "messagewriter.h"

namespace gateway {

void UpstreamRequest::begin(const http::RequestHead &head, const Kind &kind)
{
    m_out.clear();
    m_kind = kind;
    m_state = State::Body;
    m_isReplayable = kind.isReplayable;
    m_kept.resize(0);
    http::writeHead(head, m_out.buffer());
    keep(m_out.buffer());
}

bool UpstreamRequest::addBody(QByteArrayView bytes)
{
    if (m_state != State::Body || bytes.isEmpty())
        return true;
    if (!m_kind.isIdempotent)
        m_isReplayable = false;
    if (!m_kind.isChunked) {
        keep(bytes);
        return m_out.send(bytes);
    }
    QByteArray &out = m_out.buffer();
    const qsizetype start = out.size();
    http::writeChunkStart(bytes.size(), out);
    keep(QByteArrayView(out).sliced(start));
    keep(bytes);
    keep("\r\n");
    if (!m_out.send(bytes))
        return false;
    m_out.queue("\r\n");
    return true;
}

bool UpstreamRequest::addTunnelBytes(QByteArrayView bytes)
{
    return m_state == State::Broken || m_out.send(bytes);
}

bool UpstreamRequest::flush()
{
    return m_state == State::Broken || m_out.flush();
}

void UpstreamRequest::end(const http::HeaderList &trailers)
{
    if (m_state != State::Body)
        return;
    m_state = State::Sent;
    if (!m_kind.isChunked)
        return;
    QByteArray &out = m_out.buffer();
    const qsizetype start = out.size();
    http::writeLastChunk(trailers, out);
    keep(QByteArrayView(out).sliced(start));
}

void UpstreamRequest::keep(QByteArrayView bytes)
{
    if (!m_isReplayable)
        return;
    m_isReplayable = m_kept.size() + bytes.size() <= ReplayBytes;
    if (m_isReplayable)
        m_kept.append(bytes);
    else
        m_kept.clear();
}

void UpstreamRequest::replay()
{
    if (!m_isReplayable)
        return;
    m_out.clear();
    m_out.queue(m_kept);
    m_isReplayable = false;
    m_kept.clear();
}

void UpstreamRequest::giveUp()
{
    m_state = State::Broken;
    m_out.clear();
}

} // namespace gateway
