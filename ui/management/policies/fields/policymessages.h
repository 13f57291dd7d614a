#pragma once

#include "policymeaning.h"
#include "policywarnings.h"

#include <QString>

namespace policies {

/** The sentence that describes one effect of a policy. */
[[nodiscard]] QString meaningText(const management::PolicyMeaning &meaning);
[[nodiscard]] QString warningText(const management::PolicyWarning &warning);
/** The text of a cell in the list of policies. `column` is the column State, Rate or Quota of PolicyModel. */
[[nodiscard]] QString listCellText(const management::Policy &policy, int column);

} // namespace policies
