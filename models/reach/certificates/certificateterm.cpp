#include "certificateterm.h"

#include "hostmatch.h"
#include "managementlimits.h"

namespace reach {

namespace {

using management::Certificate;
using management::HostPattern;

constexpr qint64 Always = CertificateTerm::Always;

CertificateTerm never(CertificateFlaw flaw)
{
    return {0, 0, true, flaw};
}

CertificateTerm notKnown(CertificateFlaw flaw)
{
    return {-Always, Always, false, flaw};
}

/** An allow list contains the certificates of clients, which have the private keys. */
bool needsKey(CertificatePart part)
{
    return part == CertificatePart::CustomDomain || part == CertificatePart::Upstream;
}

CertificateFlaw keyFlaw(const Certificate &certificate)
{
    if (certificate.hasPrivateKey)
        return CertificateFlaw::None;
    const bool isKnown = certificate.raw.member("has_private").type() == document::Value::Type::Bool;
    return isKnown ? CertificateFlaw::NoPrivateKey : CertificateFlaw::KeyNotLoaded;
}

CertificateFlaw nameFlaw(const Certificate &certificate, const QString &customDomain)
{
    if (certificate.dnsNames.isEmpty() && certificate.raw.member("dns_names").type() != document::Value::Type::Array)
        return CertificateFlaw::NamesNotKnown;
    switch (serves(certificate.dnsNames, customDomain)) {
    case HostService::Yes:
        return CertificateFlaw::None;
    case HostService::No:
        return CertificateFlaw::OtherNames;
    case HostService::NotKnown:
        break;
    }
    return CertificateFlaw::NamesNotKnown;
}

bool isFatal(CertificateFlaw flaw)
{
    return flaw == CertificateFlaw::NoPrivateKey || flaw == CertificateFlaw::OtherNames;
}

} // namespace

HostService serves(const QStringList &names, const QString &customDomain)
{
    const QString domain = customDomain.trimmed();
    const HostPattern::Kind kind = HostPattern(domain).kind();
    if (kind == HostPattern::Kind::Expression || kind == HostPattern::Kind::Invalid)
        return HostService::NotKnown;
    const QString host = management::asciiHost(domain);
    bool isDecided = true;
    int aborted = 0;
    for (const QString &name : names) {
        if (management::asciiHost(name) == host)
            return HostService::Yes;
        if (kind == HostPattern::Kind::Wildcard)
            continue;
        const HostPattern pattern(name);
        const HostPattern::Outcome outcome = aborted < management::MaximumAbortedPatterns
                                                 ? pattern.matches(host)
                                                 : HostPattern::Outcome::GaveUp;
        if (outcome == HostPattern::Outcome::Yes)
            return HostService::Yes;
        if (outcome == HostPattern::Outcome::GaveUp)
            ++aborted;
        isDecided = isDecided && outcome == HostPattern::Outcome::No;
    }
    return isDecided ? HostService::No : HostService::NotKnown;
}

CertificateTerm certificateTerm(const preflight::NamedCertificate &named, CertificatePart part,
                                const management::CertificateSet &known)
{
    const Certificate *certificate = known.find(named.id);
    if (!certificate) {
        if (!preflight::isCertificateId(named.id))
            return notKnown(CertificateFlaw::NotAnId);
        return known.isComplete() ? never(CertificateFlaw::NotOnDashboard) : notKnown(CertificateFlaw::NotLoaded);
    }
    if (!certificate->hasDetails)
        return notKnown(CertificateFlaw::NotLoaded);
    CertificateFlaw flaw = needsKey(part) ? keyFlaw(*certificate) : CertificateFlaw::None;
    if (part == CertificatePart::CustomDomain && !isFatal(flaw)) {
        const CertificateFlaw name = nameFlaw(*certificate, named.domain);
        flaw = isFatal(name) || flaw == CertificateFlaw::None ? name : flaw;
    }
    if (isFatal(flaw))
        return never(flaw);
    const qint64 begin = certificate->notBefore.isValid() ? certificate->notBefore.toSecsSinceEpoch() : -Always;
    if (!certificate->notAfter.isValid())
        return {begin, Always, false, flaw == CertificateFlaw::None ? CertificateFlaw::NoEndDate : flaw};
    return {begin, certificate->notAfter.toSecsSinceEpoch() + 1, flaw == CertificateFlaw::None, flaw};
}

} // namespace reach
