#include "listenpathconflicts.h"

#include "servedpath.h"

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
std::optional<FoundConflict> conflictOf(const ServedPath &loser, const ServedPath &winner, bool isFirst)
{
    if (loser.text() == winner.text())
        return isFirst ? std::optional(FoundConflict{Conflict::Equal, loser.text()}) : std::nullopt;
    // Of two that neither precedes, the first one is tried first.
    if (!winner.precedes(loser) && (!isFirst || loser.precedes(winner)))
        return std::nullopt;
    if (winner.covers(loser))
        return FoundConflict{Conflict::NeverReached, loser.text()};
    const auto common = loser.commonWith(winner);
    return common ? std::optional(FoundConflict{Conflict::Divided, *common, isNested(loser, winner)}) : std::nullopt;
}

} // namespace

QList<ListenPathConflict> listenPathConflicts(const QList<QByteArray> &written, bool prefixMatch)
{
    const std::vector<ServedPath> served = servedPaths(written, prefixMatch);
    QList<ListenPathConflict> conflicts;
    for (qsizetype loser = 0; loser < written.size(); ++loser) {
        const ServedPath &path = served[static_cast<std::size_t>(loser)];
        QList<ListenPathConflict> ofPath;
        for (qsizetype winner = 0; winner < written.size() && path.isValid(); ++winner) {
            const ServedPath &other = served[static_cast<std::size_t>(winner)];
            if (winner == loser || !other.isValid())
                continue;
            const auto conflict = conflictOf(path, other, winner < loser);
            if (!conflict)
                continue;
            if (conflict->kind != Conflict::Divided)
                ofPath.clear();
            ofPath.append({conflict->kind, loser, winner, conflict->common, conflict->isNested});
            if (conflict->kind != Conflict::Divided)
                break;
        }
        conflicts += ofPath;
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
