#pragma once

#include "policy.h"

namespace policies {

/** The members of a created policy that the server stored differently than they were sent, one per line: JSON Pointer,
 * sent value, and stored value. */
[[nodiscard]] QString readBackText(const management::Policy &sent, const management::CreatedPolicy &created);

} // namespace policies
