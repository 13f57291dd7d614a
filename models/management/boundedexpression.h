#pragma once

#include <QRegularExpression>
#include <QString>

namespace management {

/** A regular expression from an untrusted source. Matching stops after a limited number of steps. */
class BoundedExpression final
{
public:
    enum class Reach { Whole, Anywhere };
    enum class Outcome { No, Yes, GaveUp };

    BoundedExpression() = default;
    BoundedExpression(const QString &pattern, Reach reach,
                      QRegularExpression::PatternOptions options = QRegularExpression::NoPatternOption);

    [[nodiscard]] bool isValid() const { return m_isValid; }
    /** The regular expression engine's error message for an invalid expression. */
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] Outcome matches(const QString &text) const;

private:
    QRegularExpression m_expression;
    QString m_problem;
    bool m_isValid = false;
};

} // namespace management
