#pragma once

#include "policyfields.h"

#include <QString>

namespace policies {

/** The label of a field in the form. */
[[nodiscard]] QString fieldLabel(const management::PolicyField &field);
/** The help below a field: its unit and its special values; empty when there is nothing to explain. */
[[nodiscard]] QString fieldHelp(const management::PolicyField &field);
[[nodiscard]] QString groupTitle(management::PolicyGroup group);

} // namespace policies
