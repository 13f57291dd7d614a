#pragma once

#include "value.h"

namespace bundling {

/** The target of a reference with the members beside the reference, which replace its own. */
[[nodiscard]] document::Value withMembersOf(const document::Value &target, const document::Value &holder);

} // namespace bundling
