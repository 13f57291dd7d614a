#include "exchangepacker.h"

#include <utility>

namespace items {

void ExchangePacker::add(traffic::ExchangePtr exchange)
{
    m_waiting.append(std::move(exchange));
    if (m_waiting.size() == ChunkSize)
        pack();
}

void ExchangePacker::pack()
{
    const QList<traffic::ExchangePtr> exchanges = std::exchange(m_waiting, {});
    const auto chunk = std::make_shared<const ExchangeChunk>(exchanges);
    for (qsizetype i = 0; i < exchanges.size(); ++i) {
        m_packed.emplace_back(chunk, i);
        m_bytes += chunk->bytes(i);
    }
    while (m_packed.size() > 1 &&
           (m_bytes > m_maximumBytes || static_cast<qsizetype>(m_packed.size()) > m_maximumExchanges)) {
        m_bytes -= m_packed.front().bytes();
        m_packed.pop_front();
        ++m_dropped;
    }
}

QList<KeptExchange> ExchangePacker::take()
{
    pack();
    QList<KeptExchange> all(m_packed.cbegin(), m_packed.cend());
    m_packed.clear();
    m_bytes = 0;
    return all;
}

} // namespace items
