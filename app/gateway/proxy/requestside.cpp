#include "requestside.h"

namespace gateway {

RequestSide::RequestSide(const GatewayLimits &limits, qint64 now)
    : m_limits(limits)
    , m_since(now)
{
    m_reader.setLimits(limits.reading);
}

void RequestSide::received(qint64 now)
{
    const bool beginsHead = m_state == State::Head && m_reader.isIdle();
    if (beginsHead || m_state == State::Body)
        m_since = now;
}

RequestSide::Step RequestSide::next(QByteArrayView &bytes)
{
    switch (m_state) {
    case State::Head:
    case State::Body:
        return readNext(bytes);
    case State::Delayed:
    case State::Complete:
        m_backlog.append(bytes);
        break;
    case State::Tunnel:
        if (!bytes.isEmpty())
            return {Event::Tunnel, std::exchange(bytes, {})};
        break;
    case State::Discarding:
    case State::Closed:
        break;
    }
    bytes = {};
    return {};
}

RequestSide::Step RequestSide::readNext(QByteArrayView &bytes)
{
    const http::MessageReader::Step step = m_reader.next(bytes);
    bytes = bytes.sliced(step.consumed);
    switch (step.event) {
    case http::ReadEvent::NeedMore:
    case http::ReadEvent::Upgrade: // Only responses switch protocols.
        break;
    case http::ReadEvent::Head:
        m_state = State::Body;
        return {Event::Head};
    case http::ReadEvent::Body:
        return {Event::Body, step.body};
    case http::ReadEvent::End:
        m_state = State::Complete;
        return {Event::End};
    case http::ReadEvent::Error:
        return {Event::Error};
    }
    return {};
}

void RequestSide::hold()
{
    if (m_state == State::Body)
        m_state = State::Delayed;
}

void RequestSide::release(qint64 now)
{
    if (m_state != State::Delayed)
        return;
    m_state = State::Body;
    m_since = now;
}

void RequestSide::finish(qint64 now)
{
    if (m_state != State::Complete)
        return;
    m_state = State::Head;
    m_since = now;
}

void RequestSide::openTunnel()
{
    if (m_state == State::Body || m_state == State::Complete)
        m_state = State::Tunnel;
}

void RequestSide::discard(qint64 now)
{
    if (m_state == State::Discarding || m_state == State::Closed)
        return;
    m_state = State::Discarding;
    m_since = now;
    m_backlog.clear();
}

void RequestSide::close()
{
    m_state = State::Closed;
    m_backlog.clear();
}

bool RequestSide::endsSoon() const
{
    return m_reader.contentLength() <= m_limits.discardedBody && !m_reader.request().headers.contains("Expect");
}

RequestSide::Overdue RequestSide::overdue(qint64 now) const
{
    const auto isPast = [&](std::chrono::milliseconds limit) { return now - m_since > limit.count(); };
    switch (m_state) {
    case State::Head:
        if (m_reader.isIdle())
            return isPast(m_limits.idleTime) ? Overdue::NextRequest : Overdue::Nothing;
        return isPast(m_limits.headerTime) ? Overdue::Head : Overdue::Nothing;
    case State::Body:
        return isPast(m_limits.bodyTime) ? Overdue::Body : Overdue::Nothing;
    case State::Discarding:
        return isPast(ClosingTime) ? Overdue::Closing : Overdue::Nothing;
    case State::Delayed:
    case State::Complete:
    case State::Tunnel:
    case State::Closed:
        break;
    }
    return Overdue::Nothing;
}

} // namespace gateway
