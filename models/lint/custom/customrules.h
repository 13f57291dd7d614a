#pragma once

#include "customrule.h"
#include "report.h"

#include <algorithm>

namespace lint {

/** The limit on the steps of all custom rules together for an empty description, and the limit that no description
 * exceeds. A step takes up to 0.5 µs. */
inline constexpr qint64 LeastRuleSteps = 4'000'000;
inline constexpr qint64 MaximumRuleSteps = 40'000'000;

/** Returns the limit on the steps of all custom rules together for a description of so many bytes. A larger description
 * has more values that each rule looks at. */
[[nodiscard]] constexpr qint64 ruleStepsFor(qsizetype bytes)
{
    constexpr qint64 StepsOfByte = 2;
    return std::min(LeastRuleSteps + bytes * StepsOfByte, MaximumRuleSteps);
}

/** Checks the rules that a ruleset defines. Values of the gateway extension and of other files are not shown, and of
 * the keys of other files only those that OpenAPI has a place for. */
void checkCustomRules(const description::Description &description, const QList<CustomRule> &rules, Report &report,
                      qint64 steps);

} // namespace lint
