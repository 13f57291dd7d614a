#pragma once

#include "operationaccess.h"

namespace messages {

/** Describes the security that the document requires: "clientLogin, or apiKey and oauth (read, write)". */
[[nodiscard]] QString requiredSecurityText(const openapi::SecurityRequirements &security);
/** Sentences that say which credentials the gateway asks clients for. */
[[nodiscard]] QString clientAccessText(const contract::OperationAccess &access);
/** A text with a policy's name that says whether its keys may call an operation. `method` is the operation's. */
[[nodiscard]] QString policyReachText(const contract::PolicyReach &reach, const QString &method);
/** A sentence that says that no policy is known, or that no known policy grants access to the API. Empty otherwise. */
[[nodiscard]] QString noPoliciesText(const contract::OperationAccess &access);
[[nodiscard]] QString disagreementText(const contract::Disagreement &disagreement);
/** The text of a command that makes an edit, for its button and its undo step. */
[[nodiscard]] QString accessFixText(const contract::AccessFix &fix);
/** A text that says how many operations of a path anybody may call. */
[[nodiscard]] QString pathAccessText(const contract::PathAccess &access);

} // namespace messages
