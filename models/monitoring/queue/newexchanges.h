#pragma once

#include "exchangemodel.h"

#include <deque>

namespace monitoring {

/** Recorded exchanges that wait for their comparison, oldest first. Their number and memory are limited. */
class NewExchanges final
{
public:
    struct Item {
        quint16 source = 0; ///< What the exchange is compared with, see items::ContractVerdict::source.
        quint64 number = 0; ///< See items::ExchangeModel::numberAt().
        items::KeptExchange exchange;
    };

    /** `maximum` and `maximumBytes` limit the exchanges and their bytes in memory; at least one is kept. */
    NewExchanges(qsizetype maximum, qint64 maximumBytes)
        : m_maximum(maximum)
        , m_maximumBytes(maximumBytes)
    {}

    /** Adds an exchange. Returns the oldest ones, which are left out because there are too many. */
    [[nodiscard]] QList<Item> append(Item item);
    /** Removes the exchanges of a source. */
    void remove(quint16 source);
    /** Removes and returns the oldest exchanges of the source that has waited longest, at most `maximum`. */
    [[nodiscard]] QList<Item> takeBatch(qsizetype maximum);
    /** The number of exchanges of a source. */
    [[nodiscard]] qsizetype count(quint16 source) const;
    [[nodiscard]] bool isEmpty() const { return m_items.empty(); }

private:
    qsizetype m_maximum;
    qint64 m_maximumBytes;
    std::deque<Item> m_items;
    qint64 m_bytes = 0;
};

} // namespace monitoring
