#pragma once

#include "certificate.h"

#include <QRegularExpression>

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

    enum class Outcome { No, Yes, GaveUp };
    /** `host` as normalisedHost() gives it. GaveUp: the expression needed more steps than it may take. */
    [[nodiscard]] Outcome matches(const QString &host) const;

private:
    void readExpression();

    QString m_text;
    Kind m_kind = Kind::Invalid;
    QString m_problem;
    QRegularExpression m_expression;
};

/** Lower case, in ASCII (punycode), without scheme, port, path and final dot; empty where it is no host. */
[[nodiscard]] QString normalisedHost(const QString &hostOrUrl);

/** A certificate and the pattern of it that serves the host, or that could not be tried. */
struct HostMatch {
    qsizetype certificate = 0; ///< Index in the list.
    QString pattern;
    HostPattern::Kind kind = HostPattern::Kind::Exact;
    friend bool operator==(const HostMatch &, const HostMatch &) = default;
};

/** "Which certificate serves this host?" Exact names first, then wildcards, then expressions; each certificate once. */
struct HostAnswer {
    QList<HostMatch> serving;
    QList<HostMatch> unusable; ///< Invalid patterns, and those that took too many steps.
};
[[nodiscard]] HostAnswer certificatesFor(const QList<Certificate> &certificates, const QString &host);

} // namespace management
