#pragma once

#include "cellchange.h"
#include "documentchange.h"
#include "gridtext.h"

namespace operationgrid {

/** The edit that gives cells new texts. */
struct CellEdits {
    document::Edited edited; ///< The edits of all cells as one edit; without splices if none of them has an effect.
    qsizetype changed = 0;   ///< The number of cells whose value the edit changes.
    /** The changes that the edit does not make, as numbers of the list of changes, and why. */
    QList<std::pair<qsizetype, Fault>> refused;
};

/** Returns the edit of a document that makes changes of cells. A change that can't be made, or after which the document
 * would be wrong, is left out: an operationId that another operation has after all changes, a security scheme that the
 * API does not define. `names` are the names of the API before the changes. Only the bytes
 * of the changed values change. An empty text removes the field. */
[[nodiscard]] CellEdits editCells(const document::Snapshot &snapshot, const QList<CellChange> &changes,
                                  const Names &names, OtherResponses others);

} // namespace operationgrid
