#include "listenpathconflicts.h"

#include "servedpathindex.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace reach {

namespace {

using Conflict = ListenPathConflictKind;

std::vector<ServedPath> servedPaths(const QList<QByteArray> &written, bool prefixMatch)
{
    std::vector<ServedPath> served;
    served.reserve(static_cast<std::size_t>(written.size()));
    for (const QByteArray &path : written)
        served.emplace_back(path, prefixMatch);
    return served;
}

struct FoundConflict {
    Conflict kind;
    QByteArray common;
    bool isNested = false;
};

/** True if the winner is below the loser or a literal that the loser also matches. Two that differ in the slash at the
 * end are not meant to be different. */
bool isNested(const ServedPath &loser, const ServedPath &winner)
{
    return (loser.covers(winner) || !winner.text().contains('{')) && winner.text() != loser.text() + '/';
}

/** How `winner` takes requests from `loser`, or nothing if it does not. */
std::optional<FoundConflict> conflictOf(const ServedPath &loser, const ServedPath &winner, bool isFirst,
                                        StepBudget &budget)
{
    budget.take(1 + std::min(loser.segmentCount(), winner.segmentCount()));
    if (loser.text() == winner.text())
        return isFirst ? std::optional(FoundConflict{Conflict::Equal, loser.text()}) : std::nullopt;
    // Of two that neither precedes, the first one is tried first.
    if (!winner.precedes(loser) && (!isFirst || loser.precedes(winner)))
        return std::nullopt;
    if (winner.covers(loser))
        return FoundConflict{Conflict::NeverReached, loser.text()};
    const auto common = loser.commonWith(winner, budget);
    return common ? std::optional(FoundConflict{Conflict::Divided, *common, isNested(loser, winner)}) : std::nullopt;
}

/** The conflicts that `loser` loses. */
QList<ListenPathConflict> conflictsOf(qsizetype loser, const std::vector<ServedPath> &served,
                                      const ServedPathIndex &index, StepBudget &budget)
{
    const ServedPath &path = served[static_cast<std::size_t>(loser)];
    QList<ListenPathConflict> conflicts;
    for (const qsizetype winner : index.candidates(path, budget)) {
        if (winner == loser)
            continue;
        if (budget.isSpent())
            break;
        const auto conflict = conflictOf(path, served[static_cast<std::size_t>(winner)], winner < loser, budget);
        if (!conflict)
            continue;
        const ListenPathConflict found{conflict->kind, loser, winner, conflict->common, conflict->isNested};
        if (conflict->kind != Conflict::Divided)
            return {found};
        conflicts.append(found);
    }
    return conflicts;
}

} // namespace

ListenPathConflicts listenPathConflicts(const QList<QByteArray> &written, bool prefixMatch, qint64 mostSteps)
{
    const std::vector<ServedPath> served = servedPaths(written, prefixMatch);
    const ServedPathIndex index(served);
    StepBudget budget(mostSteps);
    ListenPathConflicts conflicts;
    for (qsizetype loser = 0; loser < written.size(); ++loser) {
        if (!served[static_cast<std::size_t>(loser)].isValid())
            continue;
        const QList<ListenPathConflict> found = conflictsOf(loser, served, index, budget);
        conflicts.isComplete = !budget.isSpent() && conflicts.found.size() + found.size() <= MaximumPathConflicts;
        if (!conflicts.isComplete)
            break;
        conflicts.found += found;
    }
    return conflicts;
}

QList<qsizetype> listenPathOrder(const QList<QByteArray> &written)
{
    const std::vector<ServedPath> served = servedPaths(written, false);
    QList<qsizetype> order(written.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&served](qsizetype one, qsizetype other) {
        return served[static_cast<std::size_t>(one)].precedes(served[static_cast<std::size_t>(other)]);
    });
    return order;
}

} // namespace reach
