#pragma once

#include "pointer.h"

namespace window {

/** A place in an open definition: a position in Source if `offset` is 0 or more, otherwise the node at `pointer` in a
 * form. */
struct Spot {
    document::Pointer pointer;
    qsizetype offset = -1; ///< The byte offset of the cursor in Source; -1 for a place in a form.
};

} // namespace window
