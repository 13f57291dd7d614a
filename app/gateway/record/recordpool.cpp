#include "recordpool.h"

#include "bytes.h"

#include <QMutexLocker>

namespace gateway {

namespace {

void empty(http::Body &body)
{
    QByteArray memory = std::move(body.bytes.memory());
    base::empty(memory, RecordPool::LargestPart);
    body = {std::move(memory), 0};
}

void empty(QList<traffic::Change> &changes)
{
    constexpr qsizetype usual = 16;
    if (changes.capacity() > usual)
        changes = {};
    changes.clear();
}

/** Reuses the memory of heads, changes and bodies; everything else gets its default. */
void empty(traffic::Exchange &exchange)
{
    traffic::Exchange emptied;
    exchange.request.clear(RecordPool::LargestPart);
    emptied.request = std::move(exchange.request);
    exchange.upstreamRequest.clear(RecordPool::LargestPart);
    emptied.upstreamRequest = std::move(exchange.upstreamRequest);
    exchange.response.clear(RecordPool::LargestPart);
    emptied.response = std::move(exchange.response);
    empty(exchange.changes);
    emptied.changes = std::move(exchange.changes);
    empty(exchange.requestBody);
    emptied.requestBody = std::move(exchange.requestBody);
    empty(exchange.responseBody);
    emptied.responseBody = std::move(exchange.responseBody);
    exchange = std::move(emptied);
}

} // namespace

std::unique_ptr<traffic::Exchange> RecordPool::take()
{
    if (m_spare.empty()) {
        const QMutexLocker lock(&m_mutex);
        m_isOpen = true;
        m_spare.swap(m_given);
    }
    if (m_spare.empty())
        return std::make_unique<traffic::Exchange>();
    std::unique_ptr<traffic::Exchange> taken = std::move(m_spare.back());
    m_spare.pop_back();
    return taken;
}

void RecordPool::giveBack(std::unique_ptr<traffic::Exchange> exchange)
{
    empty(*exchange);
    const QMutexLocker lock(&m_mutex);
    if (m_isOpen && m_given.size() < Most)
        m_given.push_back(std::move(exchange));
}

void RecordPool::close()
{
    m_spare.clear();
    Exchanges given;
    const QMutexLocker lock(&m_mutex);
    m_isOpen = false;
    given.swap(m_given);
}

} // namespace gateway
