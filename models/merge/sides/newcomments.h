#pragma once

#include "mergeversion.h"

namespace merge {

/** Returns true if an entry has comments, above it or in it, that it does not have in the base. Text after ` #` in a
 * scalar counts as one. JSON has no comments. */
[[nodiscard]] bool hasNewComments(const VersionEntry &base, const VersionEntry &side);

} // namespace merge
