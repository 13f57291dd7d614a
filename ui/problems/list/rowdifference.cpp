#include "rowdifference.h"

#include <QHash>

#include <algorithm>

namespace problems {

namespace {

using Identities = QList<size_t>;

void addRow(QList<RowRun> &runs, qsizetype row)
{
    if (!runs.isEmpty() && runs.last().first + runs.last().count == row)
        ++runs.last().count;
    else
        runs.append({row, 1});
}

/** The rows of `before` that are in `after` too. */
QList<qsizetype> keptRows(const Identities &before, RowRun old, const Identities &after, RowRun fresh)
{
    QHash<size_t, int> left;
    for (qsizetype row = fresh.first; row < fresh.first + fresh.count; ++row)
        ++left[after[row]];
    QList<qsizetype> kept;
    for (qsizetype row = old.first; row < old.first + old.count; ++row) {
        if (const auto found = left.find(before[row]); found != left.end() && *found > 0) {
            --*found;
            kept.append(row);
        }
    }
    return kept;
}

/** Of rows that have changed their order, those that come too early are removed and inserted again. */
RowDifference differenceBetween(const Identities &before, RowRun old, const Identities &after, RowRun fresh)
{
    const QList<qsizetype> kept = keptRows(before, old, after, fresh);
    QHash<size_t, int> later;
    for (const qsizetype row : kept)
        ++later[before[row]];
    RowDifference difference;
    QList<qsizetype> stay;
    qsizetype next = 0;
    for (qsizetype row = fresh.first; row < fresh.first + fresh.count; ++row) {
        const size_t identity = after[row];
        if (later.value(identity) == 0) {
            addRow(difference.inserted, row);
            continue;
        }
        for (; before[kept[next]] != identity; ++next)
            --later[before[kept[next]]];
        --later[identity];
        stay.append(kept[next++]);
    }
    qsizetype staying = 0;
    for (qsizetype row = old.first; row < old.first + old.count; ++row) {
        if (staying < stay.size() && stay[staying] == row)
            ++staying;
        else
            addRow(difference.removed, row);
    }
    std::reverse(difference.removed.begin(), difference.removed.end());
    return difference;
}

} // namespace

RowDifference rowDifference(const Identities &before, const Identities &after)
{
    const qsizetype shorter = qMin(before.size(), after.size());
    const qsizetype start = std::mismatch(before.begin(), before.begin() + shorter, after.begin()).first -
                            before.begin();
    const qsizetype end = std::mismatch(before.rbegin(), before.rbegin() + (shorter - start), after.rbegin()).first -
                          before.rbegin();
    const RowRun old{start, before.size() - start - end};
    const RowRun fresh{start, after.size() - start - end};
    RowDifference difference = differenceBetween(before, old, after, fresh);
    if (difference.removed.size() + difference.inserted.size() > MaximumRuns)
        return {{old}, {fresh}};
    return difference;
}

} // namespace problems
