#include "certificaterenewal.h"

#include "cancellation.h"
#include "hostmatch.h"
#include "stepbudget.h"

#include <QSet>

#include <algorithm>

namespace reach {

namespace {

using Renewal = RenewalFinding::Kind;
using management::Certificate;
using management::CertificateFile;

bool isNamed(const QString &id, const QString &fingerprint)
{
    return management::fingerprintOf(id) == management::fingerprintOf(fingerprint);
}

void compareValidity(const Certificate &old, const Certificate &renewed, const QDateTime &now,
                     QList<RenewalFinding> &findings)
{
    const QDate begin = renewed.notBefore.date();
    if (renewed.notAfter < now)
        findings.append({Renewal::HasExpired, -1, {}, {}, {}, renewed.notAfter.date()});
    else if (renewed.notBefore > now && old.notAfter.isValid() && renewed.notBefore > old.notAfter.addSecs(1))
        findings.append({Renewal::Gap, -1, {}, {}, old.notAfter.toUTC().date(), begin});
    else if (renewed.notBefore > now)
        findings.append({Renewal::NotYetValid, -1, {}, {}, {}, begin});
    if (old.notAfter.isValid() && old.notAfter != renewed.notAfter)
        findings.append({renewed.notAfter < old.notAfter ? Renewal::EndsEarlier : Renewal::EndsLater,
                         -1,
                         {},
                         {},
                         old.notAfter.toUTC().date(),
                         renewed.notAfter.date()});
}

/** The largest number of comparisons of a host name with a pattern, and of differences of names that are told. */
constexpr qint64 MaximumNameComparisons = 500'000;
constexpr qsizetype MaximumNameFindings = 1000;

/** The host names of a certificate: those that match only themselves apart from the patterns. */
class NameSet final
{
public:
    explicit NameSet(const QStringList &names)
    {
        for (const QString &name : names) {
            m_exact.insert(management::asciiHost(name));
            if (management::HostPattern(name).kind() != management::HostPattern::Kind::Exact)
                m_patterns.append(name);
        }
    }

    [[nodiscard]] HostService serves(const QString &name, StepBudget &budget) const
    {
        if (m_exact.contains(management::asciiHost(name)))
            return HostService::Yes;
        budget.take(1 + m_patterns.size());
        return reach::serves(m_patterns, name);
    }

private:
    QSet<QString> m_exact;
    QStringList m_patterns;
};

/** Adds the names of `from` that `to` does not serve. Returns false if there are too many to compare all. */
bool addMissing(const QStringList &from, const NameSet &to, Renewal kind, StepBudget &budget,
                QList<RenewalFinding> &findings)
{
    const qsizetype most = findings.size() + MaximumNameFindings;
    for (const QString &name : from) {
        if (budget.isSpent() || findings.size() >= most || base::isUnwanted())
            return false;
        if (to.serves(name, budget) == HostService::No)
            findings.append({kind, -1, {}, name, {}, {}});
    }
    return true;
}

void compareNames(const Certificate &old, const Certificate &renewed, QList<RenewalFinding> &findings)
{
    StepBudget budget(MaximumNameComparisons);
    const bool isLostKnown = addMissing(old.dnsNames, NameSet(renewed.dnsNames), Renewal::NameLost, budget, findings);
    const bool isGainedKnown = addMissing(renewed.dnsNames, NameSet(old.dnsNames), Renewal::NameGained, budget,
                                          findings);
    if (!isLostKnown || !isGainedKnown)
        findings.append({Renewal::NamesNotCompared, -1, {}, {}, {}, {}});
}

/** Returns whether another certificate of the custom domain works now. */
bool isServedByAnother(const ServedApi &api, const QString &oldId, const management::CertificateSet &known,
                       const QDateTime &now)
{
    return std::any_of(api.certificates.begin(), api.certificates.end(), [&](const auto &named) {
        const CertificateTerm term = certificateTerm(named, CertificatePart::CustomDomain, known);
        return named.use == preflight::CertificateUse::CustomDomain && !isNamed(named.id, oldId) && term.isCertain &&
               term.contains(now.toSecsSinceEpoch());
    });
}

/** The domains for which a definition pins the new certificate or its key. */
QSet<QString> pinnedDomains(const ServedApi &api, const CertificateFile &file)
{
    QSet<QString> domains;
    for (const preflight::PinnedKey &pin : api.pinnedKeys) {
        if (isNamed(pin.id, file.certificate.id) || isNamed(pin.id, file.keyFingerprint))
            domains.insert(pin.domain);
    }
    return domains;
}

void compareUses(qsizetype index, const ServedApi &api, const Certificate &old, const CertificateFile &file,
                 const management::CertificateSet &known, const QDateTime &now, QList<RenewalFinding> &findings)
{
    std::optional<bool> isLost; // Of the custom domain, which all of its certificates have.
    for (const preflight::NamedCertificate &named : api.certificates) {
        if (!isNamed(named.id, old.id) || base::isUnwanted())
            continue;
        findings.append({Renewal::FieldToChange, index, named.pointer, {}, {}, {}});
        const bool isDomain = named.use == preflight::CertificateUse::CustomDomain && named.isEnabled && api.isActive;
        if (isDomain && !isLost)
            isLost = serves(old.dnsNames, named.domain) == HostService::Yes &&
                     serves(file.certificate.dnsNames, named.domain) == HostService::No &&
                     !isServedByAnother(api, old.id, known, now);
        if (isDomain && *isLost)
            findings.append({Renewal::DomainLost, index, named.pointer, named.domain, {}, {}});
    }
    const QSet<QString> pinned = pinnedDomains(api, file);
    for (const preflight::PinnedKey &pin : api.pinnedKeys) {
        if (isNamed(pin.id, old.id) && pin.isEnabled && !pinned.contains(pin.domain))
            findings.append({Renewal::PinLost, index, pin.pointer, pin.domain, {}, {}});
    }
}

} // namespace

QList<RenewalFinding> tryRenewal(const Certificate &old, const CertificateFile &file, const QList<ServedApi> &apis,
                                 const management::CertificateSet &known, const QDateTime &now)
{
    if (isNamed(old.id, file.certificate.id))
        return {{Renewal::SameCertificate, -1, {}, {}, {}, {}}};
    QList<RenewalFinding> findings;
    compareValidity(old, file.certificate, now, findings);
    compareNames(old, file.certificate, findings);
    for (qsizetype i = 0; i < apis.size() && !base::isUnwanted(); ++i)
        compareUses(i, apis.at(i), old, file, known, now, findings);
    std::stable_sort(findings.begin(), findings.end(),
                     [](const RenewalFinding &a, const RenewalFinding &b) { return a.kind < b.kind; });
    return findings;
}

} // namespace reach
