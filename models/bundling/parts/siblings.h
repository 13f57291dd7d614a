#pragma once

#include "value.h"

namespace bundling {

/** Returns the target of a reference with the members beside the `$ref` of `holder`, which replace the target's own. */
[[nodiscard]] document::Value withMembersOf(const document::Value &target, const document::Value &holder);

} // namespace bundling
