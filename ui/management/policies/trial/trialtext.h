#pragma once

#include "policysimulation.h"
#include "urlpattern.h"

namespace policies {

/** Whether a request is allowed, and why. */
[[nodiscard]] QString trialText(const management::SimulationVerdict &verdict);
/** Whether the allowed URLs allow a request, and by which line. */
[[nodiscard]] QString urlTrialText(const management::UrlDecision &decision, const QList<management::AllowedUrl> &urls);

} // namespace policies
