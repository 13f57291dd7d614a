#include "exchangerecord.h"

#include <algorithm>

namespace gateway {

namespace {

/** Of a body that is written to the file: how much of it is in memory. */
constexpr qsizetype SpillBlock = 64 * 1024;

qint64 largeCapacity(const QByteArray &bytes)
{
    return bytes.capacity() < BlockPool::SmallestBlock ? 0 : bytes.capacity();
}

/** Of events as plain text: without a content coding. */
bool isEventStream(const http::HeaderList &headers)
{
    const std::optional<QByteArray> type = headers.first("Content-Type");
    return type && type->trimmed().toLower().startsWith("text/event-stream") && !headers.contains("Content-Encoding");
}

} // namespace

/** Deletes an exchange and returns its memory to the store. */
struct ExchangeRecord::Return final {
    void operator()(traffic::Exchange *exchange)
    {
        std::unique_ptr<traffic::Exchange> owned(exchange);
        for (http::Body *const body : {&owned->requestBody, &owned->responseBody}) {
            if (body->bytes.memory().capacity() >= BlockPool::SmallestBlock)
                store->blocks.giveBack(std::move(body->bytes.memory()));
        }
        store->memoryBytes -= held;
        store->records.giveBack(std::move(owned));
    }

    std::shared_ptr<BodyStore> store;
    qint64 held = 0; ///< Of what the store counts.
};

void ExchangeRecord::begin(const http::RequestHead &request, const QByteArray &clientAddress, qint64 bodyLimit,
                           const std::shared_ptr<BodyStore> &store)
{
    m_exchange = std::shared_ptr<traffic::Exchange>(store->records.take().release(), Return{store});
    m_exchange->startedAt = QDateTime::currentDateTimeUtc();
    m_exchange->request.assign(request);
    m_exchange->clientAddress = clientAddress;
    m_store = store;
    m_bodyLimit = bodyLimit;
    m_expected = -1;
    m_spilledRequest.reset();
    m_spilledResponse.reset();
    m_clock.start();
    m_sentAt = m_answeredAt = -1;
    m_stream.reset();
    m_reported = {};
}

void ExchangeRecord::add(http::Body &body, Spilled &spilled, QByteArrayView bytes, qint64 expected)
{
    QByteArray &memory = body.bytes.memory();
    const qint64 kept = (spilled ? spilled->size() : 0) + memory.size();
    const qint64 room = m_bodyLimit - kept;
    const bool isCut = body.size > kept;
    body.size += bytes.size();
    if (room <= 0 || isCut)
        return;
    const QByteArrayView added = bytes.first(std::min<qint64>(room, bytes.size()));
    if (memory.size() + added.size() <= memory.capacity() || makeRoom(memory, spilled, added.size(), expected))
        memory.append(added);
}

void ExchangeRecord::discardResponseBody()
{
    m_exchange->responseBody.bytes.memory().resize(0);
    m_exchange->responseBody.size = 0;
    m_exchange->stream = {};
    m_spilledResponse.reset();
    m_stream.reset();
}

void ExchangeRecord::addTunnelBytes(QByteArrayView bytes, bool fromClient)
{
    if (m_stream)
        m_stream->add(bytes, fromClient, now(), m_exchange->stream);
}

void ExchangeRecord::streamMayBegin()
{
    const http::ResponseHead &response = m_exchange->response;
    if (response.status == 101)
        m_stream = std::make_unique<StreamLog>(StreamLog::Kind::WebSocket);
    else if (m_expected < 0 && isEventStream(response.headers))
        m_stream = std::make_unique<StreamLog>(StreamLog::Kind::ServerSentEvents);
}

/** The bytes before it are one event. */
void ExchangeRecord::recordPieces()
{
    m_stream = std::make_unique<StreamLog>(StreamLog::Kind::Pieces);
    const http::Body &body = m_exchange->responseBody;
    if (body.size == 0)
        return;
    const qsizetype shown = m_spilledResponse ? 0 : traffic::StreamEvents::MaximumText;
    m_exchange->stream.append({m_answeredAt, false, body.size, body.bytes.memory().left(shown)});
}

std::shared_ptr<traffic::Exchange> ExchangeRecord::changedCopy(std::atomic<quint64> &lastId)
{
    if (!m_exchange || (m_exchange->id == 0 && now() < ReportedAfter))
        return nullptr;
    if (!m_stream && m_expected < 0 && m_exchange->answeredBy == traffic::AnsweredBy::Upstream)
        recordPieces();
    const traffic::StreamEvents &stream = m_exchange->stream;
    const Progress progress{m_exchange->response.status, m_exchange->requestBody.size, m_exchange->responseBody.size,
                            stream.dropped + stream.events.size()};
    if (progress == m_reported)
        return nullptr;
    m_reported = progress;
    if (m_exchange->id == 0)
        m_exchange->id = lastId.fetch_add(1, std::memory_order_relaxed) + 1;
    auto copy = std::make_shared<traffic::Exchange>(*m_exchange);
    // Shared bytes could not be appended to without a copy.
    copy->requestBody.bytes = {};
    copy->responseBody.bytes = {};
    return copy;
}

/** Grows to the announced length in one step, else to twice the capacity. Uses the file when the memory for all bodies
 * is used up. */
bool ExchangeRecord::makeRoom(QByteArray &bytes, Spilled &spilled, qsizetype added, qint64 expected)
{
    const qint64 announced = std::min(expected, m_bodyLimit);
    const qint64 needed = bytes.size() + added;
    if (!spilled && needed < BlockPool::SmallestBlock && announced < BlockPool::SmallestBlock) {
        bytes.reserve(std::max(needed, announced));
        return true;
    }
    const qint64 doubled = std::min<qint64>(m_bodyLimit, 2 * bytes.capacity());
    const qint64 wanted = std::max({needed, announced, doubled});
    if (!spilled && m_store->memoryBytes - largeCapacity(bytes) + wanted <= m_store->memoryLimit) {
        exchangeBlock(bytes, m_store->blocks.take(wanted));
        return true;
    }
    if (!spill(bytes, spilled))
        return false;
    bytes.resize(0);
    if (bytes.capacity() < added)
        exchangeBlock(bytes, m_store->blocks.take(std::max<qint64>(added, SpillBlock)));
    return true;
}

bool ExchangeRecord::spill(QByteArray &bytes, Spilled &spilled) const
{
    if (!spilled)
        spilled = std::make_shared<SpilledBody>(m_store->spill);
    return spilled->append(bytes);
}

void ExchangeRecord::exchangeBlock(QByteArray &bytes, QByteArray &&block)
{
    const qint64 more = largeCapacity(block) - largeCapacity(bytes);
    std::get_deleter<Return>(m_exchange)->held += more;
    m_store->memoryBytes += more;
    block.append(bytes);
    m_store->blocks.giveBack(std::exchange(bytes, std::move(block)));
}

void ExchangeRecord::finishBody(http::Body &body, Spilled &spilled)
{
    if (!spilled)
        return;
    QByteArray &memory = body.bytes.memory();
    const bool isWhole = spill(memory, spilled);
    // When the file is full, the bytes stay in memory, unless earlier ones of the body are in the file.
    if (!isWhole && spilled->size() == 0) {
        spilled.reset();
        return;
    }
    memory.resize(0);
    exchangeBlock(memory, {});
    body.bytes = http::BodyBytes(std::exchange(spilled, nullptr));
}

std::shared_ptr<traffic::Exchange> ExchangeRecord::take()
{
    const double end = now();
    finishBody(m_exchange->requestBody, m_spilledRequest);
    finishBody(m_exchange->responseBody, m_spilledResponse);
    traffic::Timings &timings = m_exchange->timings;
    const double connected = std::max(timings.dns, 0.0) + std::max(timings.connect, 0.0);
    const double answered = m_answeredAt < 0 ? end : m_answeredAt;
    // An upstream may answer before it has the whole request. No time is counted twice.
    const double sent = m_sentAt < 0 ? answered : std::min(m_sentAt, answered);
    timings.send = std::max(sent - connected, 0.0);
    timings.wait = std::max(answered - std::max(sent, connected), 0.0);
    timings.receive = std::max(end - answered, 0.0);
    return std::move(m_exchange);
}

} // namespace gateway
