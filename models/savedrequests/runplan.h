#pragma once

#include "requestproblem.h"
#include "savedrequest.h"

#include <QMap>

namespace savedrequests {

/** The requests of a run in the order in which they are sent. */
struct RunPlan {
    QStringList order;                      ///< Each request after those whose responses it needs.
    QMap<QString, QList<Problem>> problems; ///< Why requests can't be sent, by their names: cycles and unknown names.
};

/** Plans a run of the requests `chosen`, with those whose responses they need. `known` are all requests by their names.
 * Otherwise the order of `chosen` is kept. A request takes values only from requests to the same definition, because
 * another definition can have another upstream. */
[[nodiscard]] RunPlan planRun(const QStringList &chosen, const QMap<QString, SavedRequest> &known);

} // namespace savedrequests
