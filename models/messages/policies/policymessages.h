#pragma once

#include "policymeaning.h"
#include "policywarnings.h"

#include <QString>

namespace messages {

/** The sentence that describes one effect of a policy. */
[[nodiscard]] QString policyMeaningText(const management::PolicyMeaning &meaning);
/** Returns a whole number with group separators, as “5,000”; any other text unchanged. */
[[nodiscard]] QString groupedNumber(const QString &text);
/** Returns a number of seconds in words: “1 day”, “12 hours”, “60 s”. */
[[nodiscard]] QString durationText(const QString &seconds);
[[nodiscard]] QString policyWarningText(const management::PolicyWarning &warning);

} // namespace messages
