#include "hostindex.h"

#include <QSet>

#include <algorithm>

namespace management {

HostIndex::HostIndex(const QList<Certificate> &certificates)
{
    m_names.reserve(certificates.size());
    for (qsizetype i = 0; i < certificates.size(); ++i) {
        for (const QString &name : certificates.at(i).dnsNames)
            add(i, name);
    }
    m_expressionPlaces.clear();
}

void HostIndex::add(qsizetype certificate, const QString &text)
{
    if (looksLikeExpression(text)) {
        const auto known = m_expressionPlaces.constFind(text);
        if (known != m_expressionPlaces.constEnd()) {
            m_expressions[known.value()].certificates.append(certificate);
            return;
        }
    }
    const HostPattern pattern(text);
    switch (pattern.kind()) {
    case HostPattern::Kind::Exact:
        m_names[asciiHost(text)].append({certificate, text});
        break;
    case HostPattern::Kind::Wildcard:
        m_wildcards[asciiHost(text.mid(2))].append({certificate, text});
        break;
    case HostPattern::Kind::Expression:
        m_expressionPlaces.insert(text, m_expressions.size());
        m_expressions.push_back({pattern, {certificate}});
        break;
    case HostPattern::Kind::Invalid:
        m_invalid.append({certificate, text, pattern.kind()});
        break;
    }
}

HostAnswer HostIndex::find(const QString &hostOrUrl) const
{
    HostAnswer answer{{}, m_invalid};
    const QString host = normalisedHost(hostOrUrl);
    if (host.isEmpty())
        return answer;
    const auto take = [&answer](const QList<Place> &places, HostPattern::Kind kind) {
        for (const Place &place : places)
            answer.serving.append({place.certificate, place.pattern, kind});
    };
    take(m_names.value(host), HostPattern::Kind::Exact);
    const qsizetype dot = host.indexOf(u'.');
    if (dot > 0)
        take(m_wildcards.value(host.mid(dot + 1)), HostPattern::Kind::Wildcard);
    tryExpressions(host, answer);
    std::stable_sort(answer.serving.begin(), answer.serving.end(), [](const HostMatch &a, const HostMatch &b) {
        return std::pair(a.kind, a.certificate) < std::pair(b.kind, b.certificate);
    });
    // A certificate is listed with its best match.
    QSet<qsizetype> seen;
    answer.serving.removeIf([&seen](const HostMatch &match) {
        const bool isKnown = seen.contains(match.certificate);
        seen.insert(match.certificate);
        return isKnown;
    });
    std::stable_sort(answer.unusable.begin(), answer.unusable.end(),
                     [](const HostMatch &a, const HostMatch &b) { return a.certificate < b.certificate; });
    return answer;
}

void HostIndex::tryExpressions(const QString &host, HostAnswer &answer) const
{
    int givenUp = 0;
    for (const Expression &expression : m_expressions) {
        const HostPattern::Outcome outcome = givenUp < MaximumAbortedPatterns ? expression.pattern.matches(host)
                                                                              : HostPattern::Outcome::GaveUp;
        if (outcome == HostPattern::Outcome::No)
            continue;
        QList<HostMatch> &list = outcome == HostPattern::Outcome::Yes ? answer.serving : answer.unusable;
        for (const qsizetype certificate : expression.certificates)
            list.append({certificate, expression.pattern.text(), HostPattern::Kind::Expression});
        givenUp += outcome == HostPattern::Outcome::GaveUp ? 1 : 0;
    }
}

HostAnswer certificatesFor(const QList<Certificate> &certificates, const QString &host)
{
    return HostIndex(certificates).find(host);
}

} // namespace management
