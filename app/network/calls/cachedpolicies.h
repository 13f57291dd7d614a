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
/** The page number that requests all pages of a list. */
inline constexpr int AllPages = -1;

/** Returns the path in the dashboard API of the policy with an id. */
[[nodiscard]] QByteArray policyPath(const QString &id);
/** Returns the query parameters of a request for a page of the list of policies. */
[[nodiscard]] QueryItems policyListQuery(int page);

/** The cached lists of policies of an environment, and the policies that were fetched by their ids as one page. They
 * are in the order in which they are to be taken: the oldest first. */
using AnsweredPolicies = QList<management::PolicyPage>;

/** Returns the cached policies of an environment. They are parsed in a worker thread. */
[[nodiscard]] QFuture<base::Result<AnsweredPolicies>> cachedPolicies(management::AnswerCache &cache,
                                                                     const management::KnownPolicyIds &knownIds,
                                                                     const management::Environment &environment);

} // namespace network
