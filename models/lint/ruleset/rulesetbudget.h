#pragma once

#include "functioncontext.h"
#include "ruleset.h"

#include <QStringList>

namespace lint {

/** The budget for reading a ruleset: the number of steps that are left. */
class RulesetBudget final
{
public:
    explicit RulesetBudget(qint64 steps = MaximumRulesetSteps)
        : m_left(steps)
    {}

    /** Takes steps before the work is done. Returns false if there are not enough: then none are left for later work
     * either. */
    [[nodiscard]] bool take(qint64 steps)
    {
        m_left = m_left < steps ? -1 : m_left - steps;
        return m_left >= 0;
    }
    [[nodiscard]] bool isMet() const { return m_left < 0; }

private:
    qint64 m_left;
};

/** Returns the number of steps of a budget for parsing a JSONPath or a regular expression of `length` characters, whose
 * parsed form takes much more memory than the text. */
[[nodiscard]] constexpr qint64 stepsOfExpression(qsizetype length)
{
    constexpr qsizetype ExpressionOfStep = 2;
    return 1 + length / ExpressionOfStep;
}

/** Returns the number of steps of a budget for a problem with these arguments, which is stored until it is shown. */
[[nodiscard]] inline qint64 stepsOfProblem(const QStringList &arguments)
{
    constexpr qint64 StepsOfProblem = 20;
    qint64 steps = StepsOfProblem;
    for (const QString &argument : arguments)
        steps += stepsOfText(argument.size());
    return steps;
}

} // namespace lint
