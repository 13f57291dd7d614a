#include "ssoreview.h"

#include "certificatestatus.h"
#include "environment.h"
#include "hostindex.h"
#include "knowncertificates.h"
#include "ssoprovider.h"
#include "ssourl.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace management {

namespace {

using base::Severity;
using Form = SsoUrl::Form;

constexpr char LoginMember[] = "LoginURL";
constexpr char RedirectMember[] = "RedirectURL";

/** Tells which certificates of the environment serve a host. Remembers its answers. */
class ServedHosts final
{
public:
    explicit ServedHosts(const SsoSurroundings &surroundings)
        : m_now(surroundings.now)
    {
        if (surroundings.certificates) {
            m_certificates = *surroundings.certificates;
            m_index.emplace(m_certificates);
        }
    }

    [[nodiscard]] bool isKnown() const { return m_index.has_value(); }

    /** The issue of a host; nothing if a valid certificate serves it, or if it can't be told. */
    [[nodiscard]] std::optional<SsoIssue> issueOf(const QString &host)
    {
        if (!m_index)
            return std::nullopt;
        auto known = m_issues.constFind(host);
        if (known == m_issues.constEnd())
            known = m_issues.insert(host, issueOf(m_index->find(host)));
        return *known;
    }

private:
    [[nodiscard]] std::optional<SsoIssue> issueOf(const HostAnswer &answer) const
    {
        if (answer.serving.isEmpty())
            return answer.unusable.isEmpty() ? std::optional(SsoIssue::HostNotServed) : std::nullopt;
        std::optional<SsoIssue> issue = SsoIssue::HostWithoutKey;
        for (const HostMatch &match : answer.serving) {
            const Certificate &certificate = m_certificates.at(match.certificate);
            if (!certificate.hasPrivateKey)
                continue;
            const Validity validity = certificateStatus(certificate, m_now).validity;
            if (validity == Validity::NotYetValid)
                issue = SsoIssue::CertificateNotYetValid;
            else if (validity == Validity::Expired)
                issue = issue == SsoIssue::CertificateNotYetValid ? issue : SsoIssue::CertificateExpired;
            else
                return std::nullopt;
        }
        return answer.unusable.isEmpty() ? issue : std::nullopt;
    }

    QList<Certificate> m_certificates;
    std::optional<HostIndex> m_index;
    QDateTime m_now;
    QHash<QString, std::optional<SsoIssue>> m_issues;
};

class Reviewer final
{
public:
    Reviewer(const SsoProfileList &list, const SsoSurroundings &surroundings)
        : m_surroundings(surroundings)
        , m_served(surroundings)
    {
        for (const QList<SsoProfile> &group : list.groups) {
            for (const SsoProfile &profile : group) {
                m_profiles.append(&profile);
                m_logins.append(readSsoUrl(profile.loginUrl, surroundings.portal));
                m_redirects.append(readSsoUrl(profile.redirectUrl, surroundings.portal));
            }
        }
        findOwnHosts();
    }

    [[nodiscard]] SsoReview review()
    {
        m_review.checkedHosts = m_served.isKnown();
        m_review.profiles.resize(m_profiles.size());
        for (qsizetype i = 0; i < m_profiles.size(); ++i) {
            QList<SsoFinding> &findings = m_review.profiles[i].findings;
            if (m_profiles.at(i)->id.trimmed().isEmpty())
                findings.append({SsoIssue::MissingId, Severity::Warning, "ID", {}});
            checkUrl(m_logins.at(i), LoginMember, findings);
            checkUrl(m_redirects.at(i), RedirectMember, findings);
        }
        findDuplicates();
        groupByProvider();
        return m_review;
    }

private:
    void findOwnHosts()
    {
        for (const QUrl &url : {m_surroundings.dashboard, m_surroundings.portal}) {
            if (const QString host = normalisedHost(url.toString()); !host.isEmpty())
                m_gatewayHosts.insert(host);
        }
        m_ownHosts = m_gatewayHosts;
        for (const SsoUrl &redirect : m_redirects) {
            if (redirect.form == Form::Web)
                m_ownHosts.insert(redirect.host);
        }
    }

    void checkUrl(const SsoUrl &url, const char *member, QList<SsoFinding> &findings)
    {
        const auto add = [&](SsoIssue issue, Severity severity, const QString &detail = {}) {
            findings.append({issue, severity, member, detail});
        };
        if (url.hasCredentials)
            add(SsoIssue::CredentialsInUrl, Severity::Error);
        if (url.hasSecretParameter)
            add(SsoIssue::SecretInUrl, Severity::Warning);
        if (url.form == Form::Malformed)
            add(SsoIssue::MalformedUrl, Severity::Error);
        else if (url.form == Form::Script)
            add(SsoIssue::ScriptUrl, Severity::Error, url.scheme);
        else if (url.form == Form::OtherScheme)
            add(SsoIssue::OtherScheme, Severity::Warning, url.scheme);
        else if (url.form == Form::Web)
            checkHost(url, add);
    }

    template<typename Add>
    void checkHost(const SsoUrl &url, const Add &add)
    {
        if (url.isLoopback()) {
            // Everything of a local installation is on the user's machine.
            if (!m_gatewayHosts.contains(url.host))
                add(SsoIssue::Loopback, Severity::Information, url.host);
            return;
        }
        if (url.isPlainHttp())
            return add(SsoIssue::PlainHttp, Severity::Error, url.host);
        if (!m_ownHosts.contains(url.host))
            return;
        if (const auto issue = m_served.issueOf(url.host)) {
            // The host of a redirect URL may be that of another application.
            const bool isOfGateway = m_gatewayHosts.contains(url.host);
            const bool isNotServed = *issue == SsoIssue::HostNotServed || *issue == SsoIssue::HostWithoutKey;
            add(*issue, isNotServed && !isOfGateway ? Severity::Information : Severity::Warning, url.host);
        }
    }

    void findDuplicates()
    {
        QHash<QString, QList<qsizetype>> places;
        for (qsizetype i = 0; i < m_profiles.size(); ++i) {
            if (!m_profiles.at(i)->id.isEmpty())
                places[m_profiles.at(i)->id].append(i);
        }
        for (const QList<qsizetype> &same : places) {
            if (same.size() < 2)
                continue;
            const document::Value &first = m_profiles.at(same.first())->raw;
            const bool areEqual = std::all_of(same.begin(), same.end(),
                                              [&](qsizetype place) { return m_profiles.at(place)->raw == first; });
            for (const qsizetype place : same)
                m_review.profiles[place].findings.prepend({areEqual ? SsoIssue::ListedTwice : SsoIssue::DuplicateId,
                                                           areEqual ? Severity::Information : Severity::Error,
                                                           "ID",
                                                           {}});
        }
    }

    void groupByProvider()
    {
        QHash<QString, qsizetype> providers;
        QHash<QString, qsizetype> hosts;
        for (qsizetype i = 0; i < m_profiles.size(); ++i) {
            const ProviderAddress address = providerOf(*m_profiles.at(i), m_logins.at(i), m_ownHosts);
            SsoProfileReview &review = m_review.profiles[i];
            review.provider = placeIn(address.name, providers, m_review.providers, i);
            review.host = placeIn(address.host, hosts, m_review.hosts, i);
        }
    }

    [[nodiscard]] static qsizetype placeIn(const QString &name, QHash<QString, qsizetype> &places,
                                           QList<SsoProvider> &all, qsizetype profile)
    {
        if (name.isEmpty())
            return -1;
        auto place = places.constFind(name);
        if (place == places.constEnd()) {
            place = places.insert(name, all.size());
            all.append({name, {}});
        }
        all[*place].profiles.append(profile);
        return *place;
    }

    const SsoSurroundings &m_surroundings;
    ServedHosts m_served;
    QList<const SsoProfile *> m_profiles;
    QList<SsoUrl> m_logins;
    QList<SsoUrl> m_redirects;
    QSet<QString> m_gatewayHosts; ///< The hosts of the dashboard and the portal.
    QSet<QString> m_ownHosts;     ///< The same, and the hosts of redirect URLs.
    SsoReview m_review;
};

} // namespace

SsoSurroundings ssoSurroundings(const Environment &environment, const KnownCertificates &certificates,
                                const QDateTime &now)
{
    SsoSurroundings surroundings{environment.dashboardUrl, environment.portalUrl, std::nullopt, now};
    const QList<Certificate> known = certificates.certificates();
    const bool areComplete = certificates.isComplete() &&
                             std::all_of(known.begin(), known.end(),
                                         [](const Certificate &certificate) { return certificate.hasDetails; });
    if (areComplete)
        surroundings.certificates = known;
    return surroundings;
}

SsoReview reviewSsoProfiles(const SsoProfileList &profiles, const SsoSurroundings &surroundings)
{
    return Reviewer(profiles, surroundings).review();
}

qsizetype findingCount(const SsoProfileReview &review, base::Severity severity)
{
    return std::count_if(review.findings.begin(), review.findings.end(),
                         [severity](const SsoFinding &finding) { return finding.severity == severity; });
}

} // namespace management
