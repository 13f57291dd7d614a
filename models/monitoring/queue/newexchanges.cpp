#include "newexchanges.h"

#include "exchangequeue.h"

#include <algorithm>

namespace monitoring {

namespace {

qint64 memoryOf(const items::KeptExchange &exchange)
{
    const traffic::ExchangePtr &whole = exchange.wholeOrNull();
    return whole ? traffic::memoryOf(*whole) : 0; // What is in chunks is in the list already.
}

} // namespace

QList<NewExchanges::Item> NewExchanges::append(Item item)
{
    m_bytes += memoryOf(item.exchange);
    m_items.push_back(std::move(item));
    QList<Item> leftOut;
    while (static_cast<qsizetype>(m_items.size()) > m_maximum || (m_bytes > m_maximumBytes && m_items.size() > 1)) {
        leftOut.append(m_items.front());
        m_bytes -= memoryOf(m_items.front().exchange);
        m_items.pop_front();
    }
    return leftOut;
}

void NewExchanges::remove(quint16 source)
{
    std::erase_if(m_items, [source](const Item &item) { return item.source == source; });
    m_bytes = 0;
    for (const Item &item : m_items)
        m_bytes += memoryOf(item.exchange);
}

QList<NewExchanges::Item> NewExchanges::takeBatch(qsizetype maximum)
{
    QList<Item> batch;
    if (m_items.empty())
        return batch;
    std::erase_if(m_items, [&, source = m_items.front().source](const Item &item) {
        if (item.source != source || batch.size() == maximum)
            return false;
        batch.append(item);
        m_bytes -= memoryOf(item.exchange);
        return true;
    });
    return batch;
}

qsizetype NewExchanges::count(quint16 source) const
{
    return std::ranges::count(m_items, source, &Item::source);
}

} // namespace monitoring
