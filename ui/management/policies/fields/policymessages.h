#pragma once

#include "policymeaning.h"
#include "policywarnings.h"

#include <QString>

namespace policies {

/** One effect of a policy as a sentence. */
[[nodiscard]] QString meaningText(const management::PolicyMeaning &meaning);
[[nodiscard]] QString warningText(const management::PolicyWarning &warning);
/** The cells of the list's columns State, Rate and Quota. */
[[nodiscard]] QString listCellText(const management::Policy &policy, int column);

} // namespace policies
