#include "routeinputs.h"

#include "gatewayfields.h"
#include "listenpath.h"
#include "ruletable.h"
#include "secretreference.h"

namespace preview {

namespace {

using definition::AuthenticationMethod;
using definition::DefinitionView;
using definition::Field;
using definition::UpstreamAuthentication;
using routing::RouteBlock;

RouteText textOf(const Field<QString> &field)
{
    return {field.value, field.pointer.toString()};
}

template<typename T>
std::optional<RouteBlock> wrongType(const Field<T> &field, const QString &name, const QString &expected)
{
    if (field.state != Field<T>::State::WrongType)
        return std::nullopt;
    return RouteBlock{"extension-wrong-type"_rule.name(), field.pointer.toString(), {name, expected}};
}

std::optional<RouteBlock> wrongTypes(const DefinitionView &view, const UpstreamAuthentication &authentication)
{
    const QString boolean = u"boolean"_qs;
    const QString string = u"string"_qs;
    const std::optional<RouteBlock> found[] = {
        wrongType(view.stripListenPath(), u"server.listenPath.strip"_qs, boolean),
        wrongType(authentication.enabled, u"upstream.authentication.enabled"_qs, boolean),
        wrongType(authentication.basicEnabled, u"upstream.authentication.basicAuth.enabled"_qs, boolean),
        wrongType(authentication.userName, u"upstream.authentication.basicAuth.username"_qs, string),
        wrongType(authentication.password, u"upstream.authentication.basicAuth.password"_qs, string),
        wrongType(authentication.headerEnabled, u"upstream.authentication.basicAuth.header.enabled"_qs, boolean),
        wrongType(authentication.headerName, u"upstream.authentication.basicAuth.header.name"_qs, string),
    };
    for (const auto &block : found) {
        if (block)
            return block;
    }
    return std::nullopt;
}

std::optional<RouteBlock> malformedReference(const RouteText &text)
{
    const auto malformed = secrets::scanReferences(text.text).malformed;
    if (malformed.isEmpty())
        return std::nullopt;
    return RouteBlock{"reference-malformed"_rule.name(), text.pointer, {malformed.first().text}};
}

std::optional<RouteBlock> badCredentials(const UpstreamAuthentication &authentication)
{
    for (const RouteText &text : {textOf(authentication.userName), textOf(authentication.password)}) {
        if (auto block = malformedReference(text))
            return block;
    }
    const QString userName = authentication.userName.value;
    if (userName.contains(u':') && secrets::scanReferences(userName).isLiteral())
        return RouteBlock{"upstream-basic-username-colon"_rule.name(), authentication.userName.pointer.toString(), {}};
    return std::nullopt;
}

std::optional<RouteBlock> badUpstreamUrl(const Field<QString> &url)
{
    if (auto block = wrongType(url, u"upstream.url"_qs, u"string"_qs))
        return block;
    if (url.value.trimmed().isEmpty())
        return RouteBlock{"upstream-url-missing"_rule.name(), url.pointer.toString(), {}};
    return malformedReference(textOf(url));
}

std::optional<RouteBlock> findBlock(const DefinitionView &view, const UpstreamAuthentication &authentication)
{
    if (auto block = wrongTypes(view, authentication))
        return block;
    if (authentication.method == AuthenticationMethod::Conflict) {
        const auto place = view.extension() / definition::fields::authentication();
        return RouteBlock{
            "upstream-auth-conflict"_rule.name(), place.toString(), {authentication.enabledMethods.join(u", ")}};
    }
    return authentication.isBasicActive() ? badCredentials(authentication) : std::nullopt;
}

/** True for a scheme of components that is http/basic. */
bool isBasicScheme(const document::Node &scheme)
{
    return scheme.member("type").text() == u"http" &&
           scheme.member("scheme").text().compare(u"basic", Qt::CaseInsensitive) == 0;
}

/** `security` must name the scheme, and the extension must not leave it off. */
bool asksForBasic(const DefinitionView &view)
{
    const document::Node root = view.snapshot().root();
    const document::Node schemes = root.at(document::Pointer{"components", "securitySchemes"});
    const document::Node enabled = root.at(view.extension() /
                                           document::Pointer{"server", "authentication", "securitySchemes"});
    const document::Node security = root.member("security").resolved();
    for (qsizetype at = 0; at < security.childCount(); ++at) {
        const document::Node requirement = security.childAt(at).resolved();
        for (qsizetype name = 0; name < requirement.childCount(); ++name) {
            const QByteArray key = requirement.keyAt(name);
            const bool isOn = !enabled.exists() || enabled.member(key).member("enabled").toBool();
            if (isOn && isBasicScheme(schemes.member(key).resolved()))
                return true;
        }
    }
    return false;
}

} // namespace

std::optional<RouteInputs> readRouteInputs(const DefinitionView &view, const QString &documentPath,
                                           const QString &upstreamOverride)
{
    const QByteArray listenPath = view.listenPath().value.toUtf8();
    if (!view.hasExtension() || !view.active().value || listenPath.trimmed().isEmpty() ||
        routing::listenPathProblem(listenPath))
        return std::nullopt;
    const UpstreamAuthentication authentication = view.upstreamAuthentication();
    RouteInputs inputs;
    inputs.apiName = view.apiName().value;
    inputs.documentPath = documentPath;
    inputs.extensionPointer = view.extension().toString();
    inputs.listenPath = textOf(view.listenPath());
    inputs.upstreamUrl = textOf(view.upstreamUrl());
    inputs.stripListenPath = view.stripListenPath().value;
    inputs.isBasic = authentication.isBasicActive();
    inputs.userName = textOf(authentication.userName);
    inputs.password = textOf(authentication.password);
    inputs.headerName = {authentication.effectiveHeaderName(), authentication.headerName.pointer.toString()};
    inputs.block = findBlock(view, authentication);
    if (!upstreamOverride.isEmpty())
        inputs.upstreamUrl.text = upstreamOverride;
    else if (!inputs.block)
        inputs.block = badUpstreamUrl(view.upstreamUrl());
    const bool authenticates = view.flagField({"server", "authentication", "enabled"}).value;
    inputs.checksClients = authenticates && asksForBasic(view);
    inputs.asksClients = authenticates && !inputs.checksClients;
    if (authentication.method == AuthenticationMethod::Other)
        inputs.methodNotPreviewed = authentication.enabledMethods.first();
    return inputs;
}

} // namespace preview
