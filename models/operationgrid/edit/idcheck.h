#pragma once

#include "cellchange.h"
#include "gridtext.h"

namespace operationgrid {

/** Returns the changes that give an operation an operationId that another operation has after all changes. Of several
 * changes to the same new operationId, the first is not returned. The keys are the numbers of the changes. */
[[nodiscard]] QHash<qsizetype, Fault> refusedIds(const QList<CellChange> &changes, const Names &names);

} // namespace operationgrid
