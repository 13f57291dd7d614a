#pragma once

#include "policyfields.h"

#include <QString>

namespace messages {

/** The label of a policy field in the form, translated. */
[[nodiscard]] QString policyFieldLabel(const management::PolicyField &field);
/** The help text below a policy field in the form: its unit and its special values; empty if there is nothing to
 * explain. */
[[nodiscard]] QString policyFieldHelp(const management::PolicyField &field);
[[nodiscard]] QString policyGroupTitle(management::PolicyGroup group);

} // namespace messages
