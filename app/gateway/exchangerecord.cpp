#include "exchangerecord.h"

#include <algorithm>

namespace gateway {

void ExchangeRecord::begin(const http::RequestHead &request, const QByteArray &clientAddress, qint64 bodyLimit)
{
    m_exchange = std::make_shared<traffic::Exchange>();
    m_exchange->startedAt = QDateTime::currentDateTimeUtc();
    m_exchange->request = request;
    m_exchange->clientAddress = clientAddress;
    m_bodyLimit = bodyLimit;
    m_clock.start();
    m_sentAt = m_answeredAt = -1;
}

void ExchangeRecord::add(http::Body &body, QByteArrayView bytes) const
{
    body.size += bytes.size();
    if (const qint64 room = m_bodyLimit - body.bytes.size(); room > 0)
        body.bytes.append(bytes.first(std::min<qint64>(room, bytes.size())));
}

std::shared_ptr<traffic::Exchange> ExchangeRecord::take()
{
    const double end = now();
    traffic::Timings &timings = m_exchange->timings;
    const double connected = std::max(timings.dns, 0.0) + std::max(timings.connect, 0.0);
    const double answered = m_answeredAt < 0 ? end : m_answeredAt;
    // An upstream may answer before it has all of the request; no moment counts twice.
    const double sent = m_sentAt < 0 ? answered : std::min(m_sentAt, answered);
    timings.send = std::max(sent - connected, 0.0);
    timings.wait = std::max(answered - std::max(sent, connected), 0.0);
    timings.receive = std::max(end - answered, 0.0);
    return std::move(m_exchange);
}

} // namespace gateway
