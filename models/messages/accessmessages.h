#pragma once

#include "operationaccess.h"

namespace messages {

/** The security that the document requires: "clientLogin, or apiKey and oauth (read, write)". */
[[nodiscard]] QString requiredSecurityText(const openapi::SecurityRequirements &security);
/** Where that is set. */
[[nodiscard]] QString securitySourceText(openapi::SecurityRequirements::Source source);
/** What the gateway asks clients for. */
[[nodiscard]] QString clientAccessText(const contract::OperationAccess &access);
/** What a policy allows its keys. Names the policy. */
[[nodiscard]] QString policyReachText(const contract::PolicyReach &reach, const QString &method);
/** That no policy is known, or that none of the known ones is about the API. Empty otherwise. */
[[nodiscard]] QString noPoliciesText(const contract::OperationAccess &access);
[[nodiscard]] QString disagreementText(const contract::Disagreement &disagreement);
/** The edit as a command, for a button and the undo step. */
[[nodiscard]] QString accessFixText(const contract::AccessFix &fix);
/** How many operations of a path anybody may call. */
[[nodiscard]] QString pathAccessText(const contract::PathAccess &access);

} // namespace messages
