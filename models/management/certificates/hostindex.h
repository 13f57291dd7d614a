#pragma once

#include "hostmatch.h"
#include "managementlimits.h"

#include <QHash>

#include <vector>

namespace management {

/** A certificate whose pattern matches a host, or whose pattern could not be evaluated, with this pattern. */
struct HostMatch {
    qsizetype certificate = 0; ///< The index of the certificate in the list.
    QString pattern;
    HostPattern::Kind kind = HostPattern::Kind::Exact;
    friend bool operator==(const HostMatch &, const HostMatch &) = default;
};

/** The certificates that were found for a host: exact names first, then wildcards, then expressions. Each certificate
 * appears once. */
struct HostAnswer {
    QList<HostMatch> serving;
    QList<HostMatch> unusable; ///< Certificates with invalid patterns, and with patterns that need too many steps.
};

/** An index of the host names of many certificates, for fast lookups. After MaximumAbortedPatterns expressions in one
 * lookup needed too many steps, the remaining expressions are not evaluated and count as unusable. */
class HostIndex final
{
public:
    explicit HostIndex(const QList<Certificate> &certificates);

    [[nodiscard]] HostAnswer find(const QString &hostOrUrl) const;

private:
    struct Place {
        qsizetype certificate = 0;
        QString pattern;
    };
    struct Expression {
        HostPattern pattern;
        QList<qsizetype> certificates;
    };
    void add(qsizetype certificate, const QString &text);
    void tryExpressions(const QString &host, HostAnswer &answer) const;

    QHash<QString, QList<Place>> m_names;
    /** The certificates with wildcards, by the part of the pattern after `*.` */
    QHash<QString, QList<Place>> m_wildcards;
    std::vector<Expression> m_expressions;
    /** The index in m_expressions of each expression. Only used by the constructor. */
    QHash<QString, std::size_t> m_expressionPlaces;
    QList<HostMatch> m_invalid;
};

/** Finds the certificates for one host. Use a HostIndex for more than one. */
[[nodiscard]] HostAnswer certificatesFor(const QList<Certificate> &certificates, const QString &host);

} // namespace management
