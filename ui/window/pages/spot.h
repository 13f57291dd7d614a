#pragma once

#include "pointer.h"

namespace window {

/** A place in an open definition: in Source if `offset` is 0 or more, otherwise in a form. */
struct Spot {
    document::Pointer pointer;
    qsizetype offset = -1; ///< Of the cursor in Source, in bytes.
};

} // namespace window
