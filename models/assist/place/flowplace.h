#pragma once

#include "textplace.h"

namespace assist {

/** Returns what byte `offset` is part of in the JSON or YAML flow collection at `collection`, whose opening bracket is
 * at byte `opening`. Sets `isInside` to whether the byte is inside the collection. */
[[nodiscard]] TextPlace flowPlaceAt(const document::Snapshot &snapshot, const document::Pointer &collection,
                                    qsizetype opening, qsizetype offset, bool &isInside);

} // namespace assist
