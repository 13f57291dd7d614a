#pragma once

#include "result.h"
#include "snapshot.h"
#include "splice.h"

#include <functional>

namespace document {

/** What an edit, an undo or a redo did: the splices in order, and the places whose value, keys or order changed. */
struct Change {
    QList<Splice> splices;
    QList<Pointer> pointers; ///< The smallest set of places; the root when nothing better is known.

    /** True if the value at `pointer` can differ: it, an ancestor, or a value inside it changed. */
    [[nodiscard]] bool touches(const Pointer &pointer) const;
};

/** The result of an edit of a snapshot. Without splices nothing changed. */
struct Edited {
    Snapshot snapshot;
    QList<Splice> splices;   ///< In the order they were made.
    QList<Splice> inverse;   ///< Takes them back, in the order they are to be made.
    QList<Pointer> pointers; ///< Whose value, keys or order changed.
};

using EditResult = base::Result<Edited>;
/** Makes an edit of a snapshot. */
using Editing = std::function<EditResult(const Snapshot &before)>;

} // namespace document
