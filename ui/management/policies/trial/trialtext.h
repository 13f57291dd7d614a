#pragma once

#include "policysimulation.h"
#include "urlpattern.h"

namespace policies {

/** The text that says whether a simulated request is allowed by a policy, and why. */
[[nodiscard]] QString trialText(const management::SimulationVerdict &verdict);
/** The text that says whether the allowed URLs `urls` of an API allow a request, and which line of them decides. */
[[nodiscard]] QString urlTrialText(const management::UrlDecision &decision, const QList<management::AllowedUrl> &urls);

} // namespace policies
