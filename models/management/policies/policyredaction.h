#pragma once

#include "policy.h"

namespace management {

/**
 * The JSON Pointer of the first text in a policy that is REDACTED, alone or after an authentication scheme as in `Basic
 * REDACTED`; empty if there is none. Such a text replaces a secret, so the policy must not be created with it. In a
 * policy from the cache, any text that contains REDACTED counts.
 */
[[nodiscard]] QString redactedMember(const Policy &policy);

} // namespace management
