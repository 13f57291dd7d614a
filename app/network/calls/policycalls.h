#pragma once

#include "jsoncaller.h"
#include "knownpolicyids.h"
#include "policy.h"

#include <QFuture>

namespace network {

/** The parameters of all policy calls. Both objects must outlive the call. */
struct PolicyContext {
    JsonCaller *caller = nullptr;
    management::KnownPolicyIds *knownIds = nullptr;
    management::Environment environment;
};

using PolicyOutcome = base::Result<management::Policy, management::CallError>;
using CreatedOutcome = base::Result<management::CreatedPolicy, management::CallError>;
using PolicyPageOutcome = base::Result<management::PolicyPage, management::CallError>;

/** Fetches a policy and remembers its id. */
[[nodiscard]] QFuture<PolicyOutcome> fetchPolicyById(const PolicyContext &context, const QString &id,
                                                     CachePolicy cachePolicy = CachePolicy::UseCache);
/** Creates a policy with one POST, then fetches it. */
[[nodiscard]] QFuture<CreatedOutcome> createAndReadBack(const PolicyContext &context, const management::Policy &policy);
/** Fetches the server's list of policies. If the server does not support lists, fetches the policies with known ids. */
[[nodiscard]] QFuture<PolicyPageOutcome> fetchPolicyList(const PolicyContext &context, int page);

} // namespace network
