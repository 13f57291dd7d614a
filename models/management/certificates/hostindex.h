#pragma once

#include "hostmatch.h"

#include <QHash>

#include <vector>

namespace management {

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

/**
 * The names of many certificates, read once, so that every question is answered at once. Equal patterns are one; after
 * MostGivenUp expressions that took too many steps in one question, the others count as unusable too.
 */
class HostIndex final
{
public:
    static constexpr int MostGivenUp = 50;

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
    QHash<QString, QList<Place>> m_wildcards; ///< By what stands behind `*.`
    std::vector<Expression> m_expressions;
    QHash<QString, std::size_t> m_expressionPlaces; ///< Only while reading.
    QList<HostMatch> m_invalid;
};

/** The answer for a single question; who asks more often keeps a HostIndex. */
[[nodiscard]] HostAnswer certificatesFor(const QList<Certificate> &certificates, const QString &host);

} // namespace management
