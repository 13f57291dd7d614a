#pragma once

#include "boundedexpression.h"
#include "certificate.h"

namespace management {

/** A pattern in a certificate's `dns_names`: a host name, `*.example.com`, or a regular expression for the complete
 * host name. */
class HostPattern final
{
public:
    enum class Kind {
        Exact,
        Wildcard,   ///< `*.` and a host name; `*` matches exactly one label (RFC 6125 §6.4.3).
        Expression, ///< A regular expression: the text contains any of `^ $ ( ) [ ] { } | \ + ?` or `.*`.
        Invalid,    ///< The text is no valid pattern. `problem()` has the reason.
    };

    explicit HostPattern(const QString &text);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] const QString &problem() const { return m_problem; }

    using Outcome = BoundedExpression::Outcome;
    /** Tells whether the pattern matches a host, which must be normalized with normalisedHost(). GaveUp: the expression
     * needs too many steps. */
    [[nodiscard]] Outcome matches(const QString &host) const;

private:
    void readExpression();

    QString m_text;
    Kind m_kind = Kind::Invalid;
    QString m_problem;
    BoundedExpression m_expression;
};

/** True for a text that is treated as a regular expression, see HostPattern::Kind. */
[[nodiscard]] bool looksLikeExpression(QStringView text);
/** Converts a host name to lower-case ASCII (Punycode), without the final dot. */
[[nodiscard]] QString asciiHost(const QString &host);
/**
 * The host of a URL, or a host name, in lower-case ASCII (Punycode) without the final dot. Empty if it is not valid.
 */
[[nodiscard]] QString normalisedHost(const QString &hostOrUrl);

} // namespace management
