#pragma once

#include "exchangechunk.h"

#include <QStringList>

namespace items {

/** The values that occur in recorded exchanges, for the completion of a filter. Each list is sorted and has at most
 * MaximumWords entries. Values of header fields and of query parameters, which can be secrets, are not among them. */
struct FilterWords {
    static constexpr qsizetype MaximumWords = 200;
    /** The largest number of exchanges, the newest, that are read. */
    static constexpr qsizetype MaximumExchanges = 5000;

    QStringList methods;
    QStringList statuses;
    QStringList paths; ///< Without query.
    QStringList apis;
    QStringList headers; ///< The names of header fields in lower case.
    QStringList changes; ///< The names of header fields that the gateway changed, in lower case.
};

/** Collects the words of exchanges. For a worker, which can be cancelled; the words so far are returned then. */
[[nodiscard]] FilterWords filterWordsOf(const QList<KeptExchange> &exchanges);

/** What can be written at the cursor of a filter. */
struct FilterOffer {
    qsizetype position = 0; ///< Where the part of the filter begins that an offered text replaces.
    qsizetype length = 0;   ///< The length of that part.
    QStringList texts;      ///< Keys such as `status:`, or values, with quotes where they need them.
};

/** Returns the keys or values that begin with, or else contain, what is written before the cursor. Nothing is offered
 * for a word that is complete. */
[[nodiscard]] FilterOffer filterOffer(const QString &filter, qsizetype cursor, const FilterWords &words);

} // namespace items
