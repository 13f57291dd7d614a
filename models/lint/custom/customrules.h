#pragma once

#include "customrule.h"
#include "report.h"
#include "subject.h"

namespace lint {

/** Values that the paths of all rules look at in one document. A value costs up to 0.4 µs: a few seconds in all. */
inline constexpr qint64 MaximumRuleSteps = 10'000'000;

/** Checks the rules that a ruleset defines. Values of the gateway extension and of other files are not shown. */
void checkCustomRules(const Subject &subject, const QList<CustomRule> &rules, Report &report,
                      qint64 steps = MaximumRuleSteps);

} // namespace lint
