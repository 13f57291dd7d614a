#pragma once

#include "policyfields.h"
#include "policymeaning.h"
#include "policywarnings.h"

#include <QString>

namespace policies {

/** Blanks of one level where JSON is shown. */
inline constexpr int JsonIndent = 2;

/** The label of a field in the form. */
[[nodiscard]] QString fieldLabel(const management::PolicyField &field);
/** The help below a field: its unit and what its special values mean; empty where there is nothing to say. */
[[nodiscard]] QString fieldHelp(const management::PolicyField &field);
[[nodiscard]] QString groupTitle(management::PolicyGroup group);
/** One sentence about what a policy does. */
[[nodiscard]] QString meaningText(const management::PolicyMeaning &meaning);
[[nodiscard]] QString warningText(const management::PolicyWarning &warning);
/** The words of the list's columns State, Rate and Quota. */
[[nodiscard]] QString listCellText(const management::Policy &policy, int column);

} // namespace policies
