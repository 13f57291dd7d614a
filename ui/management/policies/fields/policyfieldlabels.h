#pragma once

#include "policyfields.h"

#include <QString>

namespace policies {

/** The label of a policy field in the form, translated. */
[[nodiscard]] QString fieldLabel(const management::PolicyField &field);
/** The help text below a policy field in the form: its unit and its special values; empty if there is nothing to
 * explain. */
[[nodiscard]] QString fieldHelp(const management::PolicyField &field);
[[nodiscard]] QString groupTitle(management::PolicyGroup group);

} // namespace policies
