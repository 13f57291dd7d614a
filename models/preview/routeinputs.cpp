#include "routeinputs.h"

#include "clientaccess.h"
#include "gatewayfields.h"
#include "importer.h"
#include "listenpath.h"
#include "origin.h"
#include "ruletable.h"
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
    return {secrets::TextWithReferences(text), pointer};
}

RouteText textOf(const Field<QString> &field)
{
    return textOf(field.value, field.pointer);
}

RouteText textOf(const Field<secrets::TextWithReferences> &field)
{
    return {field.value, field.pointer};
}

/** The first obstacle that blocks the route. With an `upstreamOverride`, upstream.url is not used. */
std::optional<RouteBlock> blockIn(const QList<lint::Obstacle> &obstacles, const RouteInputs &inputs,
                                  const QString &upstreamOverride)
{
    for (const lint::Obstacle &obstacle : obstacles) {
        const bool isUsed = upstreamOverride.isEmpty() || obstacle.pointer != inputs.upstreamUrl.pointer;
        if (obstacle.blocks && isUsed)
            return toBlock(obstacle);
    }
    if (const auto obstacle = lint::hostObstacle(inputs.upstreamUrl.text, inputs.upstreamUrl.pointer))
        return toBlock(*obstacle);
    return std::nullopt;
}

bool isMatchable(const Field<QString> &listenPath)
{
    const QByteArray text = listenPath.value.toUtf8();
    return !text.trimmed().isEmpty() && !routing::listenPathProblem(text);
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

RouteBlock toBlock(const lint::Obstacle &obstacle)
{
    return {obstacle.rule->name(), obstacle.pointer.toString(), obstacle.arguments};
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
    if (inputs.isLocal() || request.origin.isEmpty())
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
    const Field<bool> active = view.active();
    if (!active.value && active.state != Field<bool>::State::WrongType)
        return std::nullopt;
    const UpstreamAuthentication authentication = view.upstreamAuthentication();
    RouteInputs inputs;
    inputs.apiName = view.apiName().value;
    inputs.definition = definition;
    inputs.extensionPointer = view.extension().toString();
    const Field<QString> listenPath = view.listenPath();
    inputs.listenPath = textOf(isMatchable(listenPath) ? listenPath.value : QString(), listenPath.pointer);
    inputs.upstreamUrl = textOf(view.upstreamUrl());
    inputs.stripListenPath = view.stripListenPath().value;
    inputs.keyNames = openapi::apiKeyNames(view.snapshot());
    inputs.isBasic = authentication.isBasicActive();
    inputs.userName = textOf(authentication.userName);
    inputs.password = textOf(authentication.password);
    inputs.headerName = textOf(authentication.effectiveHeaderName(), authentication.headerName.pointer);
    if (!upstreamOverride.isEmpty())
        inputs.upstreamUrl.text = secrets::TextWithReferences(upstreamOverride);
    inputs.block = blockIn(lint::sendability(view), inputs, upstreamOverride);
    const bool authenticates = view.flagField(fields::clientAuthenticationEnabled()).value;
    inputs.checksClients = authenticates && asksForBasic(view);
    inputs.asksClients = authenticates && !inputs.checksClients;
    if (authentication.method == AuthenticationMethod::Other)
        inputs.methodNotPreviewed = authentication.enabledMethods.first();
    return inputs;
}

std::optional<RouteInputs> defaultRouteInputs(const DefinitionView &view, const consent::Definition &definition,
                                              const QString &upstreamOverride)
{
    const base::Result<definition::ImportPlan> plan = definition::planImport(view.snapshot());
    if (!plan)
        return std::nullopt;
    RouteInputs inputs;
    inputs.apiName = plan->apiName;
    inputs.definition = definition;
    inputs.extensionPointer = view.extension().toString();
    inputs.listenPath = textOf(plan->listenPath, view.listenPath().pointer);
    inputs.upstreamUrl = textOf(upstreamOverride.isEmpty() ? plan->upstreamUrl : upstreamOverride,
                                view.upstreamUrl().pointer);
    inputs.stripListenPath = true;
    inputs.keyNames = openapi::apiKeyNames(view.snapshot());
    if (inputs.upstreamUrl.text.isEmpty())
        inputs.block = RouteBlock{"upstream-url-missing"_rule.name(), inputs.upstreamUrl.pointer.toString(), {}};
    else if (const auto obstacle = lint::hostObstacle(inputs.upstreamUrl.text, inputs.upstreamUrl.pointer))
        inputs.block = toBlock(*obstacle);
    return inputs;
}

} // namespace preview
