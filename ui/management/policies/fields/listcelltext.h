#pragma once

#include "policy.h"

#include <QString>

namespace policies {

/** The text of a cell in the list of policies. `column` is the column State, Rate or Quota of PolicyModel. */
[[nodiscard]] QString listCellText(const management::Policy &policy, int column);

} // namespace policies
