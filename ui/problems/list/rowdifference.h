#pragma once

#include <QList>

namespace problems {

/** A run of consecutive rows of a list. */
struct RowRun {
    qsizetype first = 0;
    qsizetype count = 0;
    friend bool operator==(const RowRun &, const RowRun &) = default;
};

/** The changes that turn a list of rows into another one: first rows are removed, then rows are inserted. */
struct RowDifference {
    QList<RowRun> removed;  ///< The runs of the old list that are removed, from the last one to the first.
    QList<RowRun> inserted; ///< The runs of the new list that are inserted, from the first one to the last.
    friend bool operator==(const RowDifference &, const RowDifference &) = default;
};

/** Returns the difference between two lists of rows, which are compared by their identities. Identities may be
 * repeated. If the difference has more than MaximumRuns runs, everything between the equal rows at both ends is
 * replaced, because each run costs as much time as the list is long. */
[[nodiscard]] RowDifference rowDifference(const QList<size_t> &before, const QList<size_t> &after);

inline constexpr qsizetype MaximumRuns = 64;

} // namespace problems
