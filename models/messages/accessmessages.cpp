#include "accessmessages.h"

#include "filledtext.h"

#include <QCoreApplication>

namespace messages {

namespace {

using contract::AccessFix;
using contract::Disagreement;
using contract::PolicyReach;
using openapi::RequiredScheme;
using openapi::SecurityRequirements;

struct AccessMessages {
    Q_DECLARE_TR_FUNCTIONS(AccessMessages)
};

QString joinedWith(const QStringList &texts, const QString &last)
{
    if (texts.size() < 2)
        return texts.value(0);
    return texts.mid(0, texts.size() - 1).join(u", ") + last + texts.constLast();
}

QString andText(const QStringList &names)
{
    return joinedWith(names, AccessMessages::tr(" and ", "between two security schemes that are both required"));
}

QString orText(const QStringList &names)
{
    return joinedWith(names, AccessMessages::tr(" or ", "between two names of security schemes"));
}

QStringList namesOf(const QList<QByteArray> &schemes)
{
    QStringList names;
    for (const QByteArray &scheme : schemes)
        names.append(QString::fromUtf8(scheme));
    return names;
}

QString alternativeText(const QList<RequiredScheme> &alternative)
{
    QStringList names;
    for (const RequiredScheme &scheme : alternative) {
        const QString name = QString::fromUtf8(scheme.name);
        names.append(scheme.scopes.isEmpty() ? name : u"%1 (%2)"_qs.arg(name, scheme.scopes.join(u", ")));
    }
    return andText(names);
}

QString schemesText(const definition::ClientAccess &gateway)
{
    QStringList names;
    for (const definition::ClientScheme &scheme : gateway.schemes) {
        if (scheme.isEnabled)
            names.append(QString::fromUtf8(scheme.name));
    }
    if (!names.isEmpty())
        return filled(AccessMessages::tr("Clients need credentials for %1.", "%1: names of security schemes"),
                      {andText(names)});
    return gateway.hasSchemes ? AccessMessages::tr("Clients need credentials, but no security scheme is enabled.")
                              : AccessMessages::tr("Clients need credentials for what the document requires.");
}

} // namespace

QString requiredSecurityText(const SecurityRequirements &security)
{
    if (!security.isList)
        return AccessMessages::tr("“security” is not a list.");
    if (security.schemeNames().isEmpty())
        return AccessMessages::tr("No authentication");
    QStringList texts;
    for (const QList<RequiredScheme> &alternative : security.alternatives) {
        if (!alternative.isEmpty())
            texts.append(alternativeText(alternative));
    }
    if (!security.needsCredentials())
        texts.append(AccessMessages::tr("no credentials", "an alternative to security schemes"));
    return joinedWith(texts, AccessMessages::tr(", or ", "between two alternatives of security schemes"));
}

QString clientAccessText(const contract::OperationAccess &access)
{
    if (!access.hasGateway)
        return AccessMessages::tr("The document has no gateway settings.");
    QStringList texts;
    if (access.gateway.isEnabled)
        texts.append(schemesText(access.gateway));
    if (access.gateway.needsCertificate)
        texts.append(AccessMessages::tr("Clients need a listed certificate."));
    if (!access.gateway.isReadable)
        texts.append(AccessMessages::tr("The access settings can't be read, because a value has the wrong type."));
    return texts.isEmpty() ? AccessMessages::tr("All clients are allowed.") : texts.join(u' ');
}

QString policyReachText(const PolicyReach &reach, const QString &method)
{
    const QString name = reach.policyName.isEmpty() ? reach.policyId : reach.policyName;
    const QStringList arguments{name, method + u' ' + reach.path};
    switch (reach.code) {
    case PolicyReach::Code::Allows:
        return filled(AccessMessages::tr("%1: allowed", "%1: name of a policy"), arguments);
    case PolicyReach::Code::AllowsSome:
        return filled(
            AccessMessages::tr("%1: allowed for some paths, not for %2", "%1: name of a policy, %2: method and path"),
            arguments);
    case PolicyReach::Code::Refuses:
        return filled(AccessMessages::tr("%1: not allowed", "%1: name of a policy"), arguments);
    case PolicyReach::Code::Inactive:
        return filled(AccessMessages::tr("%1: inactive", "%1: name of a policy"), arguments);
    case PolicyReach::Code::NotDecided:
        return filled(AccessMessages::tr("%1: unknown, an allowed URL can't be evaluated", "%1: name of a policy"),
                      arguments);
    }
    return {};
}

QString noPoliciesText(const contract::OperationAccess &access)
{
    if (!access.policies.isEmpty())
        return {};
    if (access.knownPolicies == 0)
        return AccessMessages::tr("No policies known");
    return AccessMessages::tr("None of %n known policies grants access to this API.", nullptr,
                              int(access.knownPolicies));
}

QString disagreementText(const Disagreement &disagreement)
{
    QString text;
    switch (disagreement.code) {
    case Disagreement::Code::GatewayOpen:
        text = AccessMessages::tr("The document requires credentials, but the gateway lets all clients in.");
        break;
    case Disagreement::Code::GatewayChecksOthers:
        text = AccessMessages::tr("The document requires %1, but the gateway doesn't check it.",
                                  "%1: names of security schemes");
        break;
    case Disagreement::Code::DocumentOpen:
        text = AccessMessages::tr("The gateway asks for credentials, but the document doesn't require any.");
        break;
    case Disagreement::Code::DocumentOptional:
        text = AccessMessages::tr("The gateway asks for credentials, but in the document they are optional.");
        break;
    case Disagreement::Code::RequiredSchemeUnknown:
        text = AccessMessages::tr("The document requires “%1”, but doesn't define this security scheme.");
        break;
    case Disagreement::Code::GatewaySchemeUnknown:
        text = AccessMessages::tr(
            "The gateway has settings for “%1”, but the document doesn't define this security scheme.");
        break;
    case Disagreement::Code::PolicyRefuses:
        text = AccessMessages::tr("The policy “%1” grants access to this API, but doesn't allow %2.",
                                  "%1: name of a policy, %2: method and path");
        break;
    }
    return filled(text, disagreement.arguments);
}

QString accessFixText(const AccessFix &fix)
{
    const QStringList names = namesOf(fix.schemes);
    switch (fix.kind) {
    case AccessFix::Kind::RequireInDocument:
        return filled(AccessMessages::tr("Require %1 in the document", "%1: names of security schemes"),
                      {orText(names)});
    case AccessFix::Kind::DisallowAnonymous:
        return AccessMessages::tr("Require credentials in the document");
    case AccessFix::Kind::AskInGateway:
        return filled(AccessMessages::tr("Ask for %1 in the gateway", "%1: names of security schemes"),
                      {andText(names)});
    case AccessFix::Kind::RemoveFromGateway:
        return filled(AccessMessages::tr("Remove %1 from the gateway", "%1: name of a security scheme"),
                      {andText(names)});
    }
    return {};
}

QString pathAccessText(const contract::PathAccess &access)
{
    if (access.operations == 0)
        return AccessMessages::tr("No operations");
    if (access.open == 0)
        return AccessMessages::tr("Open to everybody: no operation");
    if (access.open == access.operations)
        return AccessMessages::tr("Open to everybody: all %n operations", nullptr, access.open);
    return filled(AccessMessages::tr("Open to everybody: %1 of %2 operations"),
                  {QString::number(access.open), QString::number(access.operations)});
}

} // namespace messages
