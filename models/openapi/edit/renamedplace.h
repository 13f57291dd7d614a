#pragma once

#include "pointer.h"

#include <optional>

namespace document {
class Snapshot;
}

namespace openapi {

/**
 * Returns the place in `now` of the value that was at `place` in `before`, with the new keys of the members on the way
 * to it that have been renamed. A member is renamed if its mapping has as many members as before, and another one in
 * its position. Returns std::nullopt if nothing was at `place`, or if the value is gone.
 */
[[nodiscard]] std::optional<document::Pointer> renamedPlace(const document::Snapshot &before,
                                                            const document::Snapshot &now,
                                                            const document::Pointer &place);

} // namespace openapi
