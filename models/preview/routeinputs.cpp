#include "routeinputs.h"

#include "argumentwords.h"
#include "basiccredentials.h"
#include "clientaccess.h"
#include "gatewayfields.h"
#include "listenpath.h"
#include "origin.h"
#include "ruletable.h"
#include "secretreference.h"
#include "security.h"

namespace preview {

namespace {

namespace fields = definition::fields;
using definition::AuthenticationMethod;
using definition::DefinitionView;
using definition::Field;
using definition::UpstreamAuthentication;
using routing::RouteBlock;

RouteText textOf(const QString &text, const document::Pointer &pointer)
{
    return {secrets::TextWithReferences(text), pointer.toString()};
}

RouteText textOf(const Field<QString> &field)
{
    return textOf(field.value, field.pointer);
}

RouteText textOf(const Field<secrets::TextWithReferences> &field)
{
    return {field.value, field.pointer.toString()};
}

// Outside of the template: clang 14 emits a call of the consteval operator in one.
constexpr const rules::Rule &WrongTypeRule = "extension-wrong-type"_rule;

template<typename T>
std::optional<RouteBlock> wrongType(const Field<T> &field, const document::Pointer &below, rules::JsonType expected)
{
    if (field.state != Field<T>::State::WrongType)
        return std::nullopt;
    return RouteBlock{
        WrongTypeRule.name(), field.pointer.toString(), {fields::dottedName(below), rules::wordOf(expected)}};
}

std::optional<RouteBlock> wrongTypes(const DefinitionView &view, const UpstreamAuthentication &authentication)
{
    constexpr auto boolean = rules::JsonType::Boolean;
    constexpr auto string = rules::JsonType::String;
    const std::optional<RouteBlock> found[] = {
        wrongType(view.stripListenPath(), fields::stripListenPath(), boolean),
        wrongType(authentication.enabled, fields::authenticationEnabled(), boolean),
        wrongType(authentication.basicEnabled, fields::basicEnabled(), boolean),
        wrongType(authentication.userName, fields::userName(), string),
        wrongType(authentication.password, fields::password(), string),
        wrongType(authentication.headerEnabled, fields::headerEnabled(), boolean),
        wrongType(authentication.headerName, fields::headerName(), string),
    };
    for (const auto &block : found) {
        if (block)
            return block;
    }
    return std::nullopt;
}

std::optional<RouteBlock> malformedReference(const RouteText &text)
{
    const auto &malformed = text.text.scan().malformed;
    if (malformed.isEmpty())
        return std::nullopt;
    return RouteBlock{"reference-malformed"_rule.name(), text.pointer, {malformed.first().text}};
}

std::optional<RouteBlock> badCredentials(const UpstreamAuthentication &authentication)
{
    for (const RouteText &text : {textOf(authentication.userName), textOf(authentication.password)}) {
        if (auto block = malformedReference(text))
            return block;
        if (auto block = controlCharacterBlock(text.text.text(), text.pointer))
            return block;
    }
    const QString &userName = authentication.userName.value;
    if (userName.contains(u':') && secrets::TextWithReferences(userName).isLiteral())
        return RouteBlock{"upstream-basic-username-colon"_rule.name(), authentication.userName.pointer.toString(), {}};
    return std::nullopt;
}

std::optional<RouteBlock> badUpstreamUrl(const Field<QString> &url)
{
    if (auto block = wrongType(url, fields::upstreamUrl(), rules::JsonType::String))
        return block;
    if (url.value.trimmed().isEmpty())
        return RouteBlock{"upstream-url-missing"_rule.name(), url.pointer.toString(), {}};
    return malformedReference(textOf(url));
}

std::optional<RouteBlock> referenceInHost(const RouteText &url)
{
    if (const auto reference = consent::referenceInHost(url.text))
        return RouteBlock{"reference-in-host"_rule.name(), url.pointer, {secrets::referenceText(*reference)}};
    return std::nullopt;
}

std::optional<RouteBlock> findBlock(const DefinitionView &view, const UpstreamAuthentication &authentication)
{
    if (auto block = wrongTypes(view, authentication))
        return block;
    if (authentication.method == AuthenticationMethod::Conflict) {
        const auto place = view.extension() / fields::authentication();
        return RouteBlock{
            "upstream-auth-conflict"_rule.name(), place.toString(), {authentication.enabledMethods.join(u", ")}};
    }
    return authentication.isBasicActive() ? badCredentials(authentication) : std::nullopt;
}

/** True for an http/basic security scheme. */
bool isBasicScheme(const document::Node &scheme)
{
    return scheme.member("type").text() == u"http" &&
           scheme.member("scheme").text().compare(u"basic", Qt::CaseInsensitive) == 0;
}

/** True when `security` names such a scheme and the extension does not disable it. */
bool asksForBasic(const DefinitionView &view)
{
    const document::Node schemes = view.snapshot().at({"components", "securitySchemes"});
    const definition::ClientAccess access = definition::clientAccess(view);
    for (const QByteArray &name : openapi::documentSecurity(view.snapshot()).schemeNames()) {
        if (access.checks(name) && isBasicScheme(schemes.member(name).resolved()))
            return true;
    }
    return false;
}

} // namespace

std::optional<RouteBlock> controlCharacterBlock(const secrets::Secret &credential, const QString &pointer)
{
    const auto found = http::controlCharacter(credential.reveal());
    if (!found)
        return std::nullopt;
    return RouteBlock{"upstream-basic-control-character"_rule.name(), pointer, {QString::fromLatin1(*found)}};
}

QList<RouteText> textsOf(const RouteInputs &inputs)
{
    QList<RouteText> texts = {inputs.listenPath, inputs.upstreamUrl};
    if (inputs.isBasic)
        texts += {inputs.userName, inputs.password, inputs.headerName};
    return texts;
}

consent::SecretRequest secretsOf(const RouteInputs &inputs)
{
    consent::SecretRequest request{consent::originOf(inputs.upstreamUrl.text), {}};
    if (inputs.useEcho || request.origin.isEmpty())
        return request;
    QStringList known;
    for (const RouteText &text : textsOf(inputs)) {
        for (const secrets::SecretReference &reference : text.text.scan().references) {
            const QString written = secrets::referenceText(reference);
            if (known.contains(written))
                continue;
            known.append(written);
            request.references.append(reference);
        }
    }
    return request;
}

std::optional<RouteInputs> readRouteInputs(const DefinitionView &view, const consent::Definition &definition,
                                           const QString &upstreamOverride)
{
    const QByteArray listenPath = view.listenPath().value.toUtf8();
    if (!view.hasExtension() || !view.active().value || listenPath.trimmed().isEmpty() ||
        routing::listenPathProblem(listenPath))
        return std::nullopt;
    const UpstreamAuthentication authentication = view.upstreamAuthentication();
    RouteInputs inputs;
    inputs.apiName = view.apiName().value;
    inputs.definition = definition;
    inputs.extensionPointer = view.extension().toString();
    inputs.listenPath = textOf(view.listenPath());
    inputs.upstreamUrl = textOf(view.upstreamUrl());
    inputs.stripListenPath = view.stripListenPath().value;
    inputs.isBasic = authentication.isBasicActive();
    inputs.userName = textOf(authentication.userName);
    inputs.password = textOf(authentication.password);
    inputs.headerName = textOf(authentication.effectiveHeaderName(), authentication.headerName.pointer);
    inputs.block = findBlock(view, authentication);
    if (!upstreamOverride.isEmpty())
        inputs.upstreamUrl.text = secrets::TextWithReferences(upstreamOverride);
    else if (!inputs.block)
        inputs.block = badUpstreamUrl(view.upstreamUrl());
    if (!inputs.block)
        inputs.block = referenceInHost(inputs.upstreamUrl);
    const bool authenticates = view.flagField(fields::clientAuthenticationEnabled()).value;
    inputs.checksClients = authenticates && asksForBasic(view);
    inputs.asksClients = authenticates && !inputs.checksClients;
    if (authentication.method == AuthenticationMethod::Other)
        inputs.methodNotPreviewed = authentication.enabledMethods.first();
    return inputs;
}

} // namespace preview
