#pragma once

#include "policy.h"

namespace management {

/** True for a text that is REDACTED, alone or after an authentication scheme as in `Basic REDACTED`. Such a text
 * replaces a secret, whose value is unknown. */
[[nodiscard]] bool isRedacted(const document::Value &value);

/**
 * The JSON Pointers of the texts in a policy that are isRedacted(). The policy must not be created with them. In a
 * policy from the cache, any text that contains REDACTED counts.
 */
[[nodiscard]] QStringList redactedMembers(const Policy &policy);
/** The first of the redactedMembers() of a policy; empty if there is none. */
[[nodiscard]] QString redactedMember(const Policy &policy);

/** Returns a JSON value in which REDACTED replaces the values of all members whose names are those of secrets, such as
 * `meta_data.api_token`. */
[[nodiscard]] document::Value withoutSecretMembers(const document::Value &value);

} // namespace management
