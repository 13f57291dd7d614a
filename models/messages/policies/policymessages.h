#pragma once

#include "policymeaning.h"
#include "policywarnings.h"

#include <QString>

namespace messages {

/** The sentence that describes one effect of a policy. */
[[nodiscard]] QString policyMeaningText(const management::PolicyMeaning &meaning);
[[nodiscard]] QString policyWarningText(const management::PolicyWarning &warning);

} // namespace messages
