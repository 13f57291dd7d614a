#pragma once

#include "customrule.h"
#include "report.h"

namespace lint {

/** Values that the paths of all rules look at of one description. A value costs up to 0.4 µs: a few seconds in all. */
inline constexpr qint64 MaximumRuleSteps = 10'000'000;

/** Checks the rules that a ruleset defines. Values of the gateway extension, and those of other files that OpenAPI has
 * no place for, are not shown. */
void checkCustomRules(const description::Description &description, const QList<CustomRule> &rules, Report &report,
                      qint64 steps = MaximumRuleSteps);

} // namespace lint
