#include "exchangerecord.h"

#include <algorithm>

namespace gateway {

namespace {

/** Gives the memory of its bodies back. */
struct RecycledExchange final : traffic::Exchange {
    explicit RecycledExchange(std::shared_ptr<BlockPool> pool)
        : blocks(std::move(pool))
    {}
    ~RecycledExchange()
    {
        blocks->giveBack(std::move(requestBody.bytes));
        blocks->giveBack(std::move(responseBody.bytes));
    }
    Q_DISABLE_COPY_MOVE(RecycledExchange)

    std::shared_ptr<BlockPool> blocks;
};

} // namespace

void ExchangeRecord::begin(const http::RequestHead &request, const QByteArray &clientAddress, qint64 bodyLimit,
                           const std::shared_ptr<BlockPool> &blocks)
{
    m_exchange = std::make_shared<RecycledExchange>(blocks);
    m_exchange->startedAt = QDateTime::currentDateTimeUtc();
    m_exchange->request = request;
    m_exchange->clientAddress = clientAddress;
    m_blocks = blocks;
    m_bodyLimit = bodyLimit;
    m_expected = -1;
    m_clock.start();
    m_sentAt = m_answeredAt = -1;
}

void ExchangeRecord::add(http::Body &body, QByteArrayView bytes, qint64 expected) const
{
    body.size += bytes.size();
    const qint64 room = m_bodyLimit - body.bytes.size();
    if (room <= 0)
        return;
    const QByteArrayView kept = bytes.first(std::min<qint64>(room, bytes.size()));
    if (const qsizetype needed = body.bytes.size() + kept.size(); needed > body.bytes.capacity())
        makeRoom(body.bytes, needed, expected);
    body.bytes.append(kept);
}

/** In one step to the length that was announced; else twice as much each time. */
void ExchangeRecord::makeRoom(QByteArray &bytes, qsizetype needed, qint64 expected) const
{
    const qint64 announced = std::min(expected, m_bodyLimit);
    if (needed < BlockPool::SmallestBlock && announced < BlockPool::SmallestBlock)
        return bytes.reserve(std::max<qsizetype>(needed, announced));
    const qint64 doubled = std::min<qint64>(m_bodyLimit, 2 * bytes.capacity());
    QByteArray block = m_blocks->take(std::max({static_cast<qint64>(needed), announced, doubled}));
    block.append(bytes);
    m_blocks->giveBack(std::exchange(bytes, std::move(block)));
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
