#include "importedexchanges.h"

#include <utility>

namespace monitoring {

void ImportedExchanges::append(quint64 number)
{
    m_numbers.push_back(number);
    if (m_isDue || !m_hasDefinitions)
        return;
    m_waiting.push_front(number);
    leaveOutOldest();
}

void ImportedExchanges::forgetBefore(quint64 oldest)
{
    while (!m_numbers.empty() && m_numbers.front() < oldest)
        m_numbers.pop_front();
}

void ImportedExchanges::clear()
{
    m_numbers.clear();
    end();
}

void ImportedExchanges::end()
{
    m_isDue = true;
    ++m_round;
    m_waiting.clear();
    m_newlyLeftOut.clear();
    m_leftOut = 0;
}

void ImportedExchanges::begin(const items::ExchangeModel &list, bool hasDefinitions)
{
    if (!m_isDue)
        return;
    m_isDue = false;
    m_hasDefinitions = hasDefinitions;
    std::erase_if(m_numbers, [&list](quint64 number) { return list.rowOf(number) < 0; });
    if (!hasDefinitions)
        return;
    m_waiting.assign(m_numbers.rbegin(), m_numbers.rend());
    leaveOutOldest();
}

void ImportedExchanges::leaveOutOldest()
{
    while (waiting() > m_maximum) {
        m_newlyLeftOut.append(m_waiting.back());
        m_waiting.pop_back();
        ++m_leftOut;
    }
}

QList<quint64> ImportedExchanges::takeLeftOut()
{
    return std::exchange(m_newlyLeftOut, {});
}

QList<items::NumberedExchange> ImportedExchanges::takeBatch(const items::ExchangeModel &list, qsizetype maximum)
{
    QList<items::NumberedExchange> batch;
    while (!m_waiting.empty() && batch.size() < maximum) {
        const quint64 number = m_waiting.front();
        m_waiting.pop_front();
        if (const int row = list.rowOf(number); row >= 0)
            batch.append({number, list.keptAt(row)});
    }
    return batch;
}

} // namespace monitoring
