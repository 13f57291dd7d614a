#pragma once

#include "listenpath.h"
#include "listenpathconflicts.h"
#include "servedapi.h"

namespace reach {

/** What becomes of the requests for the listen path of a definition. */
enum class ListenPathState {
    Served,       ///< The definition gets all of them.
    Divided,      ///< Another definition gets a part of them.
    NeverReached, ///< Another definition gets them all.
    Equal,        ///< Another definition has the same listen path, and comes first.
    Inactive,
    Missing,
    Invalid,
};

/** A definition in a ListenPathPlan. */
struct ListenPathRow {
    ServedApi api;
    ListenPathState state = ListenPathState::Served;
    qsizetype place = 0; ///< When the gateway tries the listen path, from 1; 0 if it does not.
    /** The conflicts that take requests from the row and those that give it requests, with indexes of rows. */
    QList<ListenPathConflict> lost;
    QList<ListenPathConflict> won;
};

/** The listen paths of definitions that one gateway serves, in the order in which it tries them. Definitions with a
 * custom domain follow, by domain, and then those that are not served. Documents without gateway settings are left
 * out. */
class ListenPathPlan final
{
public:
    ListenPathPlan() = default;
    /** Plans the listen paths of `apis`. If several are equal, the first one is served. Call it on a worker.
     */
    explicit ListenPathPlan(const QList<ServedApi> &apis, bool prefixMatch = false);

    [[nodiscard]] const QList<ListenPathRow> &rows() const { return m_rows; }
    /** Returns false if there are too many conflicts, so that the states of some rows are not known and shown as
     * Served. */
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

    /** Which row gets a request, and which others match it too, in the order in which the gateway tries them. */
    struct Match {
        qsizetype row = -1;
        QList<qsizetype> others;
        friend bool operator==(const Match &, const Match &) = default;
    };
    /** Returns the row that gets a request for a path such as `/shop/books`, or a URL. A URL with the custom domain of
     * a definition is only for definitions with that domain, and any other URL for those without. A path alone is for
     * all. Takes time for each row; call it on a worker.
     */
    [[nodiscard]] Match find(const QString &pathOrUrl) const;

private:
    void addServed(const QList<ServedApi> &apis, bool prefixMatch);

    QList<ListenPathRow> m_rows;
    bool m_isComplete = true;
    QList<routing::ListenPath> m_paths; ///< Those of the first rows, which are served.
};

} // namespace reach
