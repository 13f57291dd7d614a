#pragma once

#include "maplayout.h"
#include "operationmove.h"

namespace designer {

/** Returns why an operation or path of the map can't be dropped on a row, as a sentence, or an empty text if it can: an
 * operation goes to the path of the row, a path with all that is inside it to the other side of a row beside it.
 * References to an operation are looked for when it is dropped. */
[[nodiscard]] QString dropRefusal(const apimap::ApiMap &map, const document::Snapshot &snapshot,
                                  const apimap::MapPart &part, const apimap::MapPart &onto);
/** Returns a refusal as a sentence; empty for None. */
[[nodiscard]] QString moveRefusalText(openapi::MoveRefusal refusal);
/** Returns the row beside a path that comes before it (`by` is -1) or after it (1): in its group at the same place in
 * the tree, or that of another group, if the path is all of its group. None if there is none. */
[[nodiscard]] apimap::MapPart rowBeside(const apimap::ApiMap &map, const apimap::MapPart &row, int by);
/** Moves a path, with all that is inside it, to the other side of the row `onto`. */
[[nodiscard]] base::Result<void> moveRow(document::Document &document, const apimap::ApiMap &map,
                                         const apimap::MapPart &row, const apimap::MapPart &onto);
/** Returns the paths of a document in its order. */
[[nodiscard]] QList<QByteArray> pathsOf(const document::Snapshot &snapshot);

} // namespace designer
