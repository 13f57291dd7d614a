#include "routeplan.h"

#include "gatewayfields.h"
#include "secretreference.h"
#include "upstreamheadername.h"

#include <QUrl>

namespace preview {

namespace {

using definition::DefinitionView;
using routing::RouteBlock;
namespace fields = definition::fields;

template<typename T>
std::optional<RouteBlock> wrongType(const definition::Field<T> &field, const QString &wanted)
{
    if (field.state != definition::Field<T>::State::WrongType)
        return std::nullopt;
    return RouteBlock{
        u"extension-wrong-type"_qs, field.pointer.toString(), {QString::fromUtf8(field.pointer.last()), wanted}};
}

std::optional<RouteBlock> malformedReference(const QString &value, const document::Pointer &pointer)
{
    const secrets::ReferenceScan scan = secrets::scanReferences(value);
    if (scan.malformed.isEmpty())
        return std::nullopt;
    return RouteBlock{u"reference-malformed"_qs, pointer.toString(), {scan.malformed.constFirst().text}};
}

/** A URL with references in it can be judged only when they are resolved. */
std::optional<RouteBlock> urlBlock(const definition::Field<QString> &url)
{
    if (auto block = wrongType(url, u"string"_qs))
        return block;
    if (url.value.isEmpty())
        return RouteBlock{u"upstream-url-missing"_qs, url.pointer.toString(), {}};
    if (auto block = malformedReference(url.value, url.pointer))
        return block;
    const QUrl parsed(url.value, QUrl::StrictMode);
    const bool isHttp = parsed.scheme() == u"http" || parsed.scheme() == u"https";
    if (secrets::scanReferences(url.value).isLiteral() && (!parsed.isValid() || !isHttp || parsed.host().isEmpty()))
        return RouteBlock{
            u"upstream-url-invalid"_qs, url.pointer.toString(), {parsed.toDisplayString(QUrl::RemoveUserInfo)}};
    return std::nullopt;
}

std::optional<RouteBlock> headerNameBlock(const definition::UpstreamAuthentication &authentication)
{
    switch (definition::headerNameFault(authentication.effectiveHeaderName())) {
    case definition::HeaderNameFault::None:
        return std::nullopt;
    case definition::HeaderNameFault::NoToken:
        return RouteBlock{u"upstream-header-name"_qs,
                          authentication.headerName.pointer.toString(),
                          {authentication.headerName.value}};
    case definition::HeaderNameFault::Refused:
        break;
    }
    return RouteBlock{u"upstream-header-name-refused"_qs,
                      authentication.headerName.pointer.toString(),
                      {authentication.headerName.value}};
}

std::optional<RouteBlock> credentialBlock(const definition::UpstreamAuthentication &authentication)
{
    for (const auto *field : {&authentication.userName, &authentication.password, &authentication.headerName}) {
        if (auto block = wrongType(*field, u"string"_qs))
            return block;
    }
    if (auto block = wrongType(authentication.headerEnabled, u"boolean"_qs))
        return block;
    for (const auto *field : {&authentication.userName, &authentication.password}) {
        if (auto block = malformedReference(field->value, field->pointer))
            return block;
    }
    if (authentication.userName.value.contains(u':') &&
        secrets::scanReferences(authentication.userName.value).isLiteral())
        return RouteBlock{u"upstream-basic-username-colon"_qs, authentication.userName.pointer.toString(), {}};
    return headerNameBlock(authentication);
}

std::optional<RouteBlock> authenticationBlock(const DefinitionView &view,
                                              const definition::UpstreamAuthentication &authentication)
{
    for (const auto *flag : {&authentication.enabled, &authentication.basicEnabled}) {
        if (auto block = wrongType(*flag, u"boolean"_qs))
            return block;
    }
    if (!authentication.enabled.value)
        return std::nullopt;
    if (authentication.enabledMethods.size() > 1) {
        return RouteBlock{u"upstream-auth-conflict"_qs,
                          (view.extension() / fields::authentication()).toString(),
                          {authentication.enabledMethods.join(u", "_qs)}};
    }
    return authentication.isBasicActive() ? credentialBlock(authentication) : std::nullopt;
}

std::optional<CredentialPlan> credentialOf(const DefinitionView &view,
                                           const definition::UpstreamAuthentication &authentication)
{
    if (!authentication.isBasicActive())
        return std::nullopt;
    return CredentialPlan{authentication.userName.value,
                          authentication.password.value,
                          authentication.effectiveHeaderName().toUtf8(),
                          (view.extension() / fields::basicAuth()).toString(),
                          authentication.userName.pointer.toString(),
                          authentication.password.pointer.toString()};
}

} // namespace

RoutePlan planRoute(const DefinitionView &view, const QString &documentPath)
{
    RoutePlan plan;
    if (view.kind() != definition::DocumentKind::OpenApi || !view.hasExtension() || !view.active().value)
        return plan;
    plan.isServed = true;
    plan.apiName = view.apiName().value;
    plan.documentPath = documentPath;
    plan.extensionPointer = view.extension().toString();
    plan.listenPath = view.listenPath().value.toUtf8();
    plan.stripListenPath = view.stripListenPath().value;
    plan.upstreamUrl = view.upstreamUrl().value;

    const definition::UpstreamAuthentication authentication = view.upstreamAuthentication();
    plan.block = wrongType(view.listenPath(), u"string"_qs);
    if (!plan.block)
        plan.block = wrongType(view.stripListenPath(), u"boolean"_qs);
    if (!plan.block)
        plan.block = urlBlock(view.upstreamUrl());
    if (!plan.block)
        plan.block = authenticationBlock(view, authentication);
    if (!plan.block)
        plan.credential = credentialOf(view, authentication);
    return plan;
}

} // namespace preview
