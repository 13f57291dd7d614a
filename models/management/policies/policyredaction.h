#pragma once

#include "policy.h"

namespace management {

/** True for a text that is REDACTED, alone or after an authentication scheme as in `Basic REDACTED`. Such a text
 * replaces a secret, whose value is unknown. */
[[nodiscard]] bool isRedacted(const document::Value &value);

/** True for a text in which REDACTED replaces a secret: `https://REDACTED@host`, `?token=REDACTED`, or JSON. */
[[nodiscard]] bool isPartlyRedacted(const document::Value &value);

/**
 * The JSON Pointers of the texts in a policy that are isRedacted() or isPartlyRedacted(). The policy must not be
 * created with them. In a policy from the cache, any text that contains REDACTED counts.
 */
[[nodiscard]] QStringList redactedMembers(const Policy &policy);
/** The first of the redactedMembers() of a policy; empty if there is none. */
[[nodiscard]] QString redactedMember(const Policy &policy);

} // namespace management
