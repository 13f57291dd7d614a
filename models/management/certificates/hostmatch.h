#pragma once

#include "boundedexpression.h"
#include "certificate.h"

namespace management {

/** One entry of `dns_names`: a host name, `*.example.com`, or a regular expression for the whole host name. */
class HostPattern final
{
public:
    enum class Kind {
        Exact,
        Wildcard,   ///< `*.` stands for exactly one label (RFC 6125 §6.4.3).
        Expression, ///< Where the text holds any of `^ $ ( ) [ ] { } | \ + ?` or `.*`.
        Invalid,    ///< `problem()` says why, in the expression engine's words where it has some.
    };

    explicit HostPattern(const QString &text);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] const QString &problem() const { return m_problem; }

    using Outcome = BoundedExpression::Outcome;
    /** `host` as normalisedHost() gives it. GaveUp: the expression needed more steps than it may take. */
    [[nodiscard]] Outcome matches(const QString &host) const;

private:
    void readExpression();

    QString m_text;
    Kind m_kind = Kind::Invalid;
    QString m_problem;
    BoundedExpression m_expression;
};

/** True for a text that is read as a regular expression, see HostPattern::Kind. */
[[nodiscard]] bool looksLikeExpression(QStringView text);
/** A host's name in lower case and ASCII (punycode), without final dot. */
[[nodiscard]] QString asciiHost(const QString &host);
/** Lower case, in ASCII (punycode), without scheme, port, path and final dot; empty where it is no host. */
[[nodiscard]] QString normalisedHost(const QString &hostOrUrl);

} // namespace management
