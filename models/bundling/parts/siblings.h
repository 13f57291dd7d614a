#pragma once

#include "value.h"

namespace bundling {

/** Returns the value `target` of a reference with the members that the object `holder` has beside its `$ref`. They
 * replace members of the target with an equal name. A target that is no object is returned unchanged. */
[[nodiscard]] document::Value withMembersOf(const document::Value &target, const document::Value &holder);

} // namespace bundling
