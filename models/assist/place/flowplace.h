#pragma once

#include "textplace.h"

namespace assist {

/** The place in the JSON or flow collection at `collection`, whose bracket is at `opening`. `isInside` tells whether
 * the byte is in it. */
[[nodiscard]] TextPlace flowPlaceAt(const document::Snapshot &snapshot, const document::Pointer &collection,
                                    qsizetype opening, qsizetype offset, bool &isInside);

} // namespace assist
