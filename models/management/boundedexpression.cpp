#include "boundedexpression.h"

#include "managementlimits.h"

namespace management {

BoundedExpression::BoundedExpression(const QString &pattern, Reach reach, QRegularExpression::PatternOptions options)
{
    // The pattern is checked alone first, so that its brackets cannot close the ones added below.
    m_expression.setPatternOptions(options | QRegularExpression::DontCaptureOption);
    m_expression.setPattern(PatternLimits.toString() + pattern);
    m_isValid = m_expression.isValid();
    if (!m_isValid) {
        m_problem = m_expression.errorString();
        return;
    }
    if (reach == Reach::Whole)
        m_expression.setPattern(PatternLimits.toString() + u"\\A(?:"_qs + pattern + u")\\z"_qs);
    m_isValid = m_expression.isValid();
}

BoundedExpression::Outcome BoundedExpression::matches(const QString &text) const
{
    if (!m_isValid)
        return Outcome::No;
    const QRegularExpressionMatch match = m_expression.match(text);
    if (!match.isValid())
        return Outcome::GaveUp;
    return match.hasMatch() ? Outcome::Yes : Outcome::No;
}

} // namespace management
