#pragma once

#include "policyrun.h"
#include "unusedrights.h"

namespace enforcement {

/** The name of a policy, or its id. */
[[nodiscard]] QString policyTitle(const management::Policy &policy);

/** The text that says how a request fares under the policy of a run, and why: with the status that a gateway would send
 * if it rejects the request. */
[[nodiscard]] QString verdictText(const PolicyRun &run, const Capture &capture, qsizetype request);

/** The text that says what decided about a request and what is counted after it: the policy's field, the requests in
 * the window of the rate and in the period of the quota. Empty if nothing is known. */
[[nodiscard]] QString verdictDetails(const PolicyRun &run, qsizetype request);

/** The text with the numbers of requests that the policy of a run allows, and that it rejects for each cause. */
[[nodiscard]] QString summaryText(const PolicyRun &run);

/** The text that says which right of a policy was not used. */
[[nodiscard]] QString unusedRightText(const UnusedRight &right);

/** True for a request that the policy rejects. */
[[nodiscard]] bool isRejected(const std::optional<management::SimulationVerdict> &verdict);

} // namespace enforcement
