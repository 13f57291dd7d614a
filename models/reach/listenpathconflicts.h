#pragma once

#include <QByteArray>
#include <QList>

namespace reach {

/** Why a listen path does not get all requests that it matches. */
enum class ListenPathConflictKind {
    Equal,        ///< Another definition has the same listen path, and comes first.
    NeverReached, ///< Another listen path matches all of its requests, and precedes it.
    Divided,      ///< Another listen path gets a part of its requests.
};

/** A listen path that loses requests to another one. */
struct ListenPathConflict {
    ListenPathConflictKind kind = ListenPathConflictKind::Divided;
    qsizetype loser = 0;  ///< The index of the listen path that does not get the requests.
    qsizetype winner = 0; ///< The index of the listen path that gets them.
    /** The listen path of the common requests, with the parameters of both: `/pets/{id}`. */
    QByteArray common;
    /** The winner is a special case of the loser, as `/pets/toys` is of `/pets`: it divides the requests as intended.
     */
    bool isNested = false;
    friend bool operator==(const ListenPathConflict &, const ListenPathConflict &) = default;
};

/** The largest number of conflicts that are found between listen paths. */
inline constexpr qsizetype MaximumPathConflicts = 100'000;
/** The largest number of steps for comparing listen paths, see StepBudget. */
inline constexpr qint64 MaximumPathSteps = 5'000'000;

/** The conflicts between listen paths, in the order of the losers, then of the winners. */
struct ListenPathConflicts {
    QList<ListenPathConflict> found;
    /** False if there are too many conflicts or comparisons: then the last listen paths are not compared. */
    bool isComplete = true;
};

/**
 * Returns the conflicts between listen paths that one gateway serves together. `written` are the listen paths as the
 * definitions have them, in the order in which they are served; an empty or invalid one matches nothing. A listen path
 * that is equal to another or never reached has only this conflict. What an expression in braces matches is not
 * compared: it can divide a listen path but never hides one. The comparison ends after `mostSteps` steps, see
 * StepBudget.
 */
[[nodiscard]] ListenPathConflicts listenPathConflicts(const QList<QByteArray> &written, bool prefixMatch = false,
                                                      qint64 mostSteps = MaximumPathSteps);

/** Returns the indexes of listen paths in the order in which the gateway tries them. */
[[nodiscard]] QList<qsizetype> listenPathOrder(const QList<QByteArray> &written);

} // namespace reach
