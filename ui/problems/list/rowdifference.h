#pragma once

#include <QList>

namespace problems {

/** Rows that follow one another. */
struct RowRun {
    qsizetype first = 0;
    qsizetype count = 0;
    friend bool operator==(const RowRun &, const RowRun &) = default;
};

/** How a list of rows becomes another one: removals first. */
struct RowDifference {
    QList<RowRun> removed;  ///< Rows of the old list, from the last to the first.
    QList<RowRun> inserted; ///< Rows of the new list, from the first to the last.
    friend bool operator==(const RowDifference &, const RowDifference &) = default;
};

/** Compares rows by their identities, which may be repeated. With more than `MaximumRuns`, everything between the equal
 * rows at both ends is replaced, because each run costs as much as the list is long. */
[[nodiscard]] RowDifference rowDifference(const QList<size_t> &before, const QList<size_t> &after);

inline constexpr qsizetype MaximumRuns = 64;

} // namespace problems
