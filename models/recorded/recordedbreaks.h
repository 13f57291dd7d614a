#pragma once

#include "apichange.h"
#include "contractcheck.h"

namespace recorded {

/** An exchange that fits the old description and not the new one. */
struct BrokenExchange {
    qsizetype number = 0; ///< The number that the exchange was added with, such as its index in a file.
    QString operation;    ///< The operation of the old description, such as `GET /pets`.
    Misfit misfit;        ///< The first reason why the exchange does not fit the new description.
};

/** The exchanges that a change of an API description breaks. */
struct RecordedBreaks {
    qsizetype exchanges = 0;        ///< The number of all exchanges.
    qsizetype valid = 0;            ///< The number of those that fit the old description.
    qsizetype broken = 0;           ///< The number of those that fit the old description and not the new one.
    QList<BrokenExchange> examples; ///< The first broken exchanges, at most RecordedCounter::MaximumExamples.
    /** The number of broken exchanges that each change of the difference explains, in the same order. An exchange can
     * count for several changes, and for none. */
    QList<qsizetype> ofChanges;
};

/** Counts the recorded exchanges that fit the old state of an API description and not the new one. For a worker; not
 * thread-safe. */
class RecordedCounter final
{
public:
    static constexpr qsizetype MaximumExamples = 100;

    /** `found` are the changes between the descriptions; it must live longer than the counter. */
    RecordedCounter(const description::Description &before, const description::Description &now,
                    const difference::Difference &found);

    /** Counts an exchange. `number` is its number for BrokenExchange::number. */
    void add(const traffic::Exchange &exchange, qsizetype number);
    [[nodiscard]] const RecordedBreaks &breaks() const { return m_breaks; }

private:
    void count(const QString &operation, const QList<Misfit> &misfits);

    ContractCheck m_before;
    ContractCheck m_now;
    const difference::Difference &m_found;
    QHash<QString, QList<qsizetype>> m_changesOf; ///< The indexes of changes by their operations.
    RecordedBreaks m_breaks;
};

} // namespace recorded
