#pragma once

#include "policy.h"

namespace policies {

/** The members that the server stored differently, one per line: place, sent value, stored value. */
[[nodiscard]] QString readBackText(const management::Policy &sent, const management::CreatedPolicy &created);

} // namespace policies
