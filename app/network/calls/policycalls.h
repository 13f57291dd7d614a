#pragma once

#include "jsoncaller.h"
#include "knownpolicyids.h"
#include "policy.h"

#include <QFuture>

namespace network {

/** What the calls about policies need; the two references outlive the client. */
struct PolicyContext {
    JsonCaller *caller = nullptr;
    management::KnownPolicyIds *knownIds = nullptr;
    management::Environment environment;
};

using PolicyOutcome = base::Result<management::Policy, management::CallError>;
using CreatedOutcome = base::Result<management::CreatedPolicy, management::CallError>;
using PolicyPageOutcome = base::Result<management::PolicyPage, management::CallError>;

/** Fetches one and remembers its id. */
[[nodiscard]] QFuture<PolicyOutcome> fetchPolicyById(const PolicyContext &context, const QString &id,
                                                     CachePolicy cachePolicy = CachePolicy::UseCache);
/** One POST, then the policy as the server keeps it. */
[[nodiscard]] QFuture<CreatedOutcome> createAndReadBack(const PolicyContext &context, const management::Policy &policy);
/** The server's list; where it has none, the policies whose ids are known. */
[[nodiscard]] QFuture<PolicyPageOutcome> fetchPolicyList(const PolicyContext &context, int page);

} // namespace network
