#pragma once

#include "hostmatch.h"
#include "managementlimits.h"

#include <QHash>

#include <vector>

namespace management {

/** A certificate, and its pattern that matches the host or could not be evaluated. */
struct HostMatch {
    qsizetype certificate = 0; ///< Index in the list.
    QString pattern;
    HostPattern::Kind kind = HostPattern::Kind::Exact;
    friend bool operator==(const HostMatch &, const HostMatch &) = default;
};

/** The certificates for a host: exact names first, then wildcards, then expressions. Each certificate appears once. */
struct HostAnswer {
    QList<HostMatch> serving;
    QList<HostMatch> unusable; ///< Invalid patterns, and patterns that need too many steps.
};

/**
 * An index of the names of many certificates, for fast lookups. After MaximumAbortedPatterns expressions in one lookup
 * needed too many steps, the remaining expressions are not evaluated and count as unusable.
 */
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
    QHash<QString, QList<Place>> m_wildcards; ///< By the part after `*.`
    std::vector<Expression> m_expressions;
    QHash<QString, std::size_t> m_expressionPlaces; ///< Only used by the constructor.
    QList<HostMatch> m_invalid;
};

/** A single lookup. Use a HostIndex for more than one. */
[[nodiscard]] HostAnswer certificatesFor(const QList<Certificate> &certificates, const QString &host);

} // namespace management
