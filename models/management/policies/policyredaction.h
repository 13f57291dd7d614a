#pragma once

#include "policy.h"

namespace management {

/**
 * The JSON Pointer of the first text that is REDACTED or `Basic REDACTED`, or empty. Such a text replaces a secret, so
 * the policy must not be created with it. In a cached policy any text that contains the word counts.
 */
[[nodiscard]] QString redactedMember(const Policy &policy);

} // namespace management
