#pragma once

#include "policy.h"

namespace policies {

/** The members that came back different, one a line: place, what was sent, what came back. */
[[nodiscard]] QString readBackText(const management::Policy &sent, const management::CreatedPolicy &created);

} // namespace policies
