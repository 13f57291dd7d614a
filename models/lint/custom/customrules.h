#pragma once

#include "customrule.h"
#include "report.h"

#include <algorithm>

namespace lint {

/** The number of steps that all custom rules together can take for a description without text (LeastRuleSteps), and for
 * the largest descriptions (MaximumRuleSteps). A step takes up to 0.5 µs. */
inline constexpr qint64 LeastRuleSteps = 4'000'000;
inline constexpr qint64 MaximumRuleSteps = 40'000'000;

/** Returns the number of steps that all custom rules together can take for a description of `bytes` bytes: the larger
 * it is, the more values each rule looks at. */
[[nodiscard]] constexpr qint64 ruleStepsFor(qsizetype bytes)
{
    constexpr qint64 StepsOfByte = 2;
    return std::min(LeastRuleSteps + bytes * StepsOfByte, MaximumRuleSteps);
}

/** Checks a description with the rules that rulesets define, and reports the problems. Ends with the problem
 * `ruleset-too-slow` when `steps` are used up. Messages do not show values of the gateway extension and of other files,
 * and of the keys of other files only those that OpenAPI has a place for. */
void checkCustomRules(const description::Description &description, const QList<CustomRule> &rules, Report &report,
                      qint64 steps);

} // namespace lint
