#pragma once

#include "policysimulation.h"
#include "urlpattern.h"

namespace policies {

/** Whether a request passes, and what decides it, as one or two sentences. */
[[nodiscard]] QString trialText(const management::SimulationVerdict &verdict);
/** What a list of allowed URLs makes of a request, with the line that decides. */
[[nodiscard]] QString urlTrialText(const management::UrlDecision &decision, const QList<management::AllowedUrl> &urls);

} // namespace policies
