#pragma once

#include "cachedanswer.h"
#include "environment.h"
#include "knownpolicyids.h"
#include "policy.h"
#include "result.h"
#include "serveraddress.h"

#include <QFuture>
#include <QList>

namespace network {

inline constexpr char PoliciesPath[] = "/api/portal/policies";
/** A negative page requests all pages. */
inline constexpr int AllPages = -1;

/** The path of the policy with this id. */
[[nodiscard]] QByteArray policyPath(const QString &id);
/** The query parameters of a list of policies. */
[[nodiscard]] QueryItems policyListQuery(int page);

/** The cached lists of policies of an environment, and those that were fetched by their ids as one page, in the order
 * in which they are to be taken: the oldest first. */
using AnsweredPolicies = QList<management::PolicyPage>;

/** Parsed in a worker thread. */
[[nodiscard]] QFuture<base::Result<AnsweredPolicies>> cachedPolicies(management::AnswerCache &cache,
                                                                     const management::KnownPolicyIds &knownIds,
                                                                     const management::Environment &environment);

} // namespace network
