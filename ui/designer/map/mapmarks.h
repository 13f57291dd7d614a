#pragma once

#include "apimap.h"
#include "description.h"
#include "diagnostic.h"
#include "exchangechunk.h"
#include "policy.h"
#include "valuechange.h"

#include <QHash>

namespace designer {

/** What the policies of the environment say about an operation. */
struct PolicyMark {
    enum class Code { Allowed, PartlyAllowed, NotDecided, NotAllowed };
    Code code = Code::NotAllowed;
    QStringList names; ///< The policies that allow the operation, for all or for some values in its path.
    friend bool operator==(const PolicyMark &, const PolicyMark &) = default;
};

/** What is known about the operations of a map besides what the document says, by their indexes. */
struct MapMarks {
    QHash<int, base::Severity> problems = {};      ///< The most severe problem of each operation that has one.
    QHash<int, commits::ValueChange> changes = {}; ///< Of operations that are new or changed.
    QHash<int, int> requests = {};                 ///< The number of recorded requests, if there are any.
    QHash<int, PolicyMark> policies = {};          ///< Of all operations.
};

/** The functions of this file take time for the whole map, so call them on a worker. */

/** Finds the operation of the map that each problem is about. `address` is the path of the file with the problems. */
[[nodiscard]] QHash<int, base::Severity> problemsOf(const apimap::ApiMap &map, const QString &address,
                                                    const base::Diagnostics &diagnostics);
/** Returns the operations of the definition's own file that differ from the committed text. */
[[nodiscard]] QHash<int, commits::ValueChange> changesOf(const apimap::ApiMap &map, const document::Snapshot &committed,
                                                         const document::Snapshot &now);
/** Counts the recorded requests for each operation. `served` is the definition as exchanges name it, `now` its text,
 * which has the listen path that requests begin with. */
[[nodiscard]] QHash<int, int> requestsOf(const apimap::ApiMap &map, const QList<items::KeptExchange> &exchanges,
                                         const QString &served, const document::Snapshot &now);
/** Asks each policy about each operation. */
[[nodiscard]] QHash<int, PolicyMark> policiesOf(const apimap::ApiMap &map, const description::Description &description,
                                                const QList<management::Policy> &policies);

} // namespace designer
