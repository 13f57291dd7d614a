#include "certificaterenewal.h"

#include "cancellation.h"

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

void compareNames(const Certificate &old, const Certificate &renewed, QList<RenewalFinding> &findings)
{
    for (const QString &name : old.dnsNames) {
        if (serves(renewed.dnsNames, name) == HostService::No)
            findings.append({Renewal::NameLost, -1, {}, name, {}, {}});
    }
    for (const QString &name : renewed.dnsNames) {
        if (serves(old.dnsNames, name) == HostService::No)
            findings.append({Renewal::NameGained, -1, {}, name, {}, {}});
    }
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

bool isPinned(const ServedApi &api, const QString &domain, const CertificateFile &file)
{
    return std::any_of(api.pinnedKeys.begin(), api.pinnedKeys.end(), [&](const preflight::PinnedKey &pin) {
        return pin.domain == domain && (isNamed(pin.id, file.certificate.id) || isNamed(pin.id, file.keyFingerprint));
    });
}

void compareUses(qsizetype index, const ServedApi &api, const Certificate &old, const CertificateFile &file,
                 const management::CertificateSet &known, const QDateTime &now, QList<RenewalFinding> &findings)
{
    for (const preflight::NamedCertificate &named : api.certificates) {
        if (!isNamed(named.id, old.id))
            continue;
        findings.append({Renewal::FieldToChange, index, named.pointer, {}, {}, {}});
        const bool isDomain = named.use == preflight::CertificateUse::CustomDomain && named.isEnabled && api.isActive;
        if (isDomain && serves(old.dnsNames, named.domain) == HostService::Yes &&
            serves(file.certificate.dnsNames, named.domain) == HostService::No &&
            !isServedByAnother(api, old.id, known, now))
            findings.append({Renewal::DomainLost, index, named.pointer, named.domain, {}, {}});
    }
    for (const preflight::PinnedKey &pin : api.pinnedKeys) {
        if (isNamed(pin.id, old.id) && pin.isEnabled && !isPinned(api, pin.domain, file))
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
