#pragma once

#include "policy.h"

namespace management {

/**
 * The JSON Pointer of the first text that reads REDACTED, or `Basic REDACTED`: it stands for a secret that is not
 * there, and must not be created as if it were one. Of a policy of before any text with that word counts. Empty: there
 * is none.
 */
[[nodiscard]] QString redactedMember(const Policy &policy);

} // namespace management
