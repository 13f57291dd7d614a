#pragma once

#include "exchangemodel.h"

#include <deque>

namespace monitoring {

/**
 * The exchanges from files in a list, which can belong to any open definition. They are compared in rounds: a round
 * ends when a definition is opened, closed or has another description, and the next one compares all again. The newest
 * ones come first, and at most a maximum of them waits; older ones are left out.
 */
class ImportedExchanges final
{
public:
    explicit ImportedExchanges(qsizetype maximum)
        : m_maximum(maximum)
    {}

    /** Adds the exchange with this number, which is larger than those of the others. It waits if a round is going on.
     */
    void append(quint64 number);
    /** Forgets the exchanges with a smaller number than `oldest`. */
    void forgetBefore(quint64 oldest);
    /** Forgets all exchanges and ends the round. */
    void clear();
    /** Ends the round. */
    void end();
    /** Begins a round, unless one is going on. Exchanges that are no longer in `list` are forgotten; without
     * definitions to compare with, none waits. */
    void begin(const items::ExchangeModel &list, bool hasDefinitions);
    /** Returns the numbers of exchanges that were left out since the last call. */
    [[nodiscard]] QList<quint64> takeLeftOut();
    /** Removes and returns the newest exchanges that wait and are in `list`, at most `maximum`. */
    [[nodiscard]] QList<items::NumberedExchange> takeBatch(const items::ExchangeModel &list, qsizetype maximum);

    [[nodiscard]] bool isEmpty() const { return m_numbers.empty(); }
    /** True if the exchanges are not compared before begin(). */
    [[nodiscard]] bool isDue() const { return m_isDue && !m_numbers.empty(); }
    /** The number of the round, which is larger than 0. */
    [[nodiscard]] quint64 round() const { return m_round; }
    [[nodiscard]] qsizetype waiting() const { return static_cast<qsizetype>(m_waiting.size()); }
    /** The number of exchanges that were left out in this round. */
    [[nodiscard]] qsizetype leftOut() const { return m_leftOut; }

private:
    void leaveOutOldest();

    qsizetype m_maximum;
    std::deque<quint64> m_numbers; ///< Oldest first.
    std::deque<quint64> m_waiting; ///< Newest first.
    QList<quint64> m_newlyLeftOut;
    qsizetype m_leftOut = 0;
    quint64 m_round = 1;
    bool m_isDue = true;
    bool m_hasDefinitions = false;
};

} // namespace monitoring
