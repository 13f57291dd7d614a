#include "reachtexts.h"

#include "showntext.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace certificates {
namespace {

using reach::CertificateDisuse;
using reach::CertificateFlaw;
using reach::CertificatePart;
using Kind = reach::FieldEffect::Kind;

struct ReachTexts {
    Q_DECLARE_TR_FUNCTIONS(certificates)
};

QString disuseText(CertificateDisuse reason)
{
    switch (reason) {
    case CertificateDisuse::InactiveDefinition:
        return ReachTexts::tr("Not used: the definition is not active");
    case CertificateDisuse::DisabledSetting:
        return ReachTexts::tr("Not used: the setting is not enabled");
    case CertificateDisuse::NoCustomDomain:
        return ReachTexts::tr("Not used: the custom domain has no name");
    case CertificateDisuse::UpstreamNotTls:
        return ReachTexts::tr("Not used: the upstream URL is without TLS");
    case CertificateDisuse::OtherDomain:
        return ReachTexts::tr("Not used: the upstream has another host");
    case CertificateDisuse::CloserMapping:
        break;
    }
    return ReachTexts::tr("Not used: another mapping is a closer match for the upstream");
}

QString stopText(CertificatePart part, const QString &day)
{
    switch (part) {
    case CertificatePart::CustomDomain:
        return ReachTexts::tr("Stops on %1: no other certificate serves the custom domain", "%1 is a date").arg(day);
    case CertificatePart::Upstream:
        return ReachTexts::tr("Stops on %1: the upstream refuses the gateway's calls", "%1 is a date").arg(day);
    case CertificatePart::Client:
    case CertificatePart::AllClients:
        break;
    }
    return ReachTexts::tr("Stops on %1: no client has a valid certificate", "%1 is a date").arg(day);
}

QString goesOnText(CertificatePart part, const QString &day)
{
    return part == CertificatePart::CustomDomain
               ? ReachTexts::tr("Works after %1: another certificate serves the custom domain", "%1 is a date").arg(day)
               : ReachTexts::tr("Works after %1 for other clients", "%1 is a date").arg(day);
}

QString partText(const reach::CertificateNeed &need)
{
    const QString domain = base::shownText(need.domain);
    switch (need.part) {
    case CertificatePart::CustomDomain:
        return ReachTexts::tr("custom domain %1", "%1 is a domain").arg(domain);
    case CertificatePart::Upstream:
        return ReachTexts::tr("upstream %1", "%1 is a domain").arg(domain);
    case CertificatePart::Client:
        return ReachTexts::tr("one client");
    case CertificatePart::AllClients:
        break;
    }
    return ReachTexts::tr("all clients");
}

} // namespace

QString dayText(const QDate &day)
{
    return day.toString(Qt::ISODate);
}

QString useText(const preflight::NamedCertificate &named)
{
    const QString domain = base::shownText(named.domain);
    switch (named.use) {
    case preflight::CertificateUse::UpstreamMutualTls:
        return ReachTexts::tr("Upstream mutual TLS for %1", "%1 is a domain").arg(domain);
    case preflight::CertificateUse::CustomDomain:
        return domain.isEmpty() ? ReachTexts::tr("Custom domain")
                                : ReachTexts::tr("Custom domain %1", "%1 is a domain").arg(domain);
    case preflight::CertificateUse::ClientAllowList:
        break;
    }
    return ReachTexts::tr("Client certificates");
}

QString effectText(const reach::FieldEffect &effect)
{
    const QString day = dayText(effect.day);
    switch (effect.kind) {
    case Kind::Unused:
        return disuseText(effect.disuse);
    case Kind::NeverWorks:
        return ReachTexts::tr("Doesn't work: %1", "%1 is a reason").arg(flawText(effect.flaw));
    case Kind::Stops:
        return stopText(effect.part, day);
    case Kind::StopsPart:
        return effect.part == CertificatePart::Client
                   ? ReachTexts::tr("One client is refused after %1", "%1 is a date").arg(day)
                   : ReachTexts::tr("Calls of this domain stop on %1", "%1 is a date").arg(day);
    case Kind::MayStop:
        return ReachTexts::tr("May stop on %1: the other certificates are not known", "%1 is a date").arg(day);
    case Kind::GoesOn:
        return goesOnText(effect.part, day);
    case Kind::HasExpired:
        return ReachTexts::tr("Has not worked since %1", "%1 is a date").arg(day);
    case Kind::NoEndKnown:
        break;
    }
    return ReachTexts::tr("Not known: %1", "%1 is a reason").arg(flawText(effect.flaw));
}

QString flawText(CertificateFlaw flaw)
{
    switch (flaw) {
    case CertificateFlaw::None:
        return {};
    case CertificateFlaw::NoPrivateKey:
        return ReachTexts::tr("the dashboard has no private key for it");
    case CertificateFlaw::NotOnDashboard:
        return ReachTexts::tr("it is not on the dashboard");
    case CertificateFlaw::OtherNames:
        return ReachTexts::tr("its names don't match the custom domain");
    case CertificateFlaw::NotLoaded:
        return ReachTexts::tr("its details are not loaded");
    case CertificateFlaw::NoEndDate:
        return ReachTexts::tr("it has no end date");
    case CertificateFlaw::KeyNotLoaded:
        return ReachTexts::tr("the response doesn't say whether it has a private key");
    case CertificateFlaw::NamesNotKnown:
        return ReachTexts::tr("its names can't be compared with the custom domain");
    case CertificateFlaw::NotAnId:
        break;
    }
    return ReachTexts::tr("the field has no certificate ID");
}

QString eventText(const reach::CertificateEvent &event, bool isNow)
{
    const QString part = partText(event.need);
    const QString reason = flawText(event.flaw);
    if (isNow && event.state == reach::PartState::NotKnown)
        return reason.isEmpty() ? ReachTexts::tr("Not known: %1", "%1 is a part of a definition").arg(part)
                                : ReachTexts::tr("Not known: %1 (%2)", "%1 is a part of a definition, %2 a reason")
                                      .arg(part, reason);
    if (isNow)
        return reason.isEmpty() ? ReachTexts::tr("Doesn't work: %1", "%1 is a part of a definition").arg(part)
                                : ReachTexts::tr("Doesn't work: %1 (%2)", "%1 is a part of a definition, %2 a reason")
                                      .arg(part, reason);
    if (event.state == reach::PartState::Works)
        return ReachTexts::tr("Works again: %1", "%1 is a part of a definition").arg(part);
    if (event.state == reach::PartState::NotKnown)
        return ReachTexts::tr("May stop: %1", "%1 is a part of a definition").arg(part);
    return event.need.stopsDefinition ? ReachTexts::tr("Stops working: %1", "%1 is a part of a definition").arg(part)
                                      : ReachTexts::tr("A part stops: %1", "%1 is a part of a definition").arg(part);
}

QString renewalText(const reach::RenewalFinding &finding, const reach::ServedApi *api)
{
    using Finding = reach::RenewalFinding::Kind;
    const QString definition = api ? apiText(*api) : QString();
    const QString name = base::shownText(finding.name);
    const QString before = dayText(finding.before);
    const QString after = dayText(finding.after);
    switch (finding.kind) {
    case Finding::SameCertificate:
        return ReachTexts::tr("This is the selected certificate itself.");
    case Finding::HasExpired:
        return ReachTexts::tr("Breaks: the new certificate expired on %1", "%1 is a date").arg(after);
    case Finding::Gap:
        return ReachTexts::tr("Breaks: no certificate is valid from %1 to %2", "%1 and %2 are dates")
            .arg(before, after);
    case Finding::NotYetValid:
        return ReachTexts::tr("Breaks if used before %1: the new certificate is not valid yet", "%1 is a date")
            .arg(after);
    case Finding::DomainLost:
        return ReachTexts::tr("Breaks: %1 loses its custom domain %2", "%1 is a definition, %2 a domain")
            .arg(definition, name);
    case Finding::PinLost:
        return ReachTexts::tr("Breaks: %1 pins the old certificate for %2", "%1 is a definition, %2 a domain")
            .arg(definition, name);
    case Finding::EndsEarlier:
        return ReachTexts::tr("Worse: expires on %1 instead of %2", "%1 and %2 are dates").arg(after, before);
    case Finding::NameLost:
        return ReachTexts::tr("Worse: no longer serves %1", "%1 is a host name").arg(name);
    case Finding::EndsLater:
        return ReachTexts::tr("Better: expires on %1 instead of %2", "%1 and %2 are dates").arg(after, before);
    case Finding::NameGained:
        return ReachTexts::tr("Better: also serves %1", "%1 is a host name").arg(name);
    case Finding::NamesNotCompared:
        return ReachTexts::tr("Not compared: some host names, because there are too many");
    case Finding::FieldToChange:
        break;
    }
    return ReachTexts::tr("To change: %1 has the ID of the old certificate at %2", "%1 is a definition, %2 a place")
        .arg(definition, finding.pointer.toString());
}

QString grantText(contract::PolicyReach::Code code)
{
    using Code = contract::PolicyReach::Code;
    switch (code) {
    case Code::Allows:
        return ReachTexts::tr("Allowed");
    case Code::AllowsSome:
        return ReachTexts::tr("Allowed for some values of the path parameters");
    case Code::Inactive:
        return ReachTexts::tr("The policy is inactive");
    case Code::NotDecided:
        return ReachTexts::tr("A URL of the policy can't be evaluated");
    case Code::Refuses:
        break;
    }
    return ReachTexts::tr("Refused");
}

QString apiText(const reach::ServedApi &api)
{
    const QString file = QFileInfo(api.documentPath).fileName();
    return file.isEmpty() || file == api.title ? base::shownText(api.title)
                                               : u"%1 (%2)"_qs.arg(base::shownText(api.title), base::shownText(file));
}

} // namespace certificates
