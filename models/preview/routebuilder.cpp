#include "routebuilder.h"

#include "basiccredentials.h"
#include "gatewayfields.h"
#include "headernamefault.h"
#include "importer.h"
#include "ruletable.h"
#include "secretproblem.h"
#include "whendone.h"

namespace preview {

namespace {

using Answer = base::Result<secrets::ResolvedText>;
using routing::Route;
using routing::RouteBlock;

/** The texts in the order in which the resolved values are read below. */
enum TextIndex { ListenPath, UpstreamUrl, UserName, Password, HeaderName };

QList<RouteText> textsOf(const RouteInputs &inputs)
{
    QList<RouteText> texts = {inputs.listenPath, inputs.upstreamUrl};
    if (inputs.isBasic)
        texts += {inputs.userName, inputs.password, inputs.headerName};
    return texts;
}

RouteBlock blockOf(const base::Error &error, const RouteText &text)
{
    const preflight::SecretProblem problem = preflight::secretProblemOf(text.text, error);
    return {problem.rule->name(), text.pointer, problem.arguments};
}

Route plainRoute(const RouteInputs &inputs)
{
    Route route;
    route.apiName = inputs.apiName;
    route.documentPath = inputs.documentPath;
    route.extensionPointer = inputs.extensionPointer;
    route.listenPath = inputs.listenPath.text.toUtf8();
    route.stripListenPath = inputs.stripListenPath;
    route.useEcho = inputs.useEcho;
    if (inputs.checksClients)
        route.clientAuthentication = routing::ClientAuthentication{
            inputs.apiName.toUtf8(),
            {},
            definition::fields::pointerOf(inputs.extensionPointer, definition::fields::clientAuthentication())};
    return route;
}

Route blocked(Route route, const RouteBlock &block)
{
    route.upstream = QUrl();
    route.credential.reset();
    route.block = block;
    return route;
}

std::optional<RouteBlock> headerBlock(const QString &name, const RouteText &text)
{
    switch (definition::headerNameFault(name)) {
    case definition::HeaderNameFault::None:
        return std::nullopt;
    case definition::HeaderNameFault::NoToken:
        return RouteBlock{"upstream-header-name"_rule.name(), text.pointer, {text.text}};
    case definition::HeaderNameFault::Refused:
        break;
    }
    return RouteBlock{"upstream-header-name-refused"_rule.name(), text.pointer, {text.text}};
}

routing::UpstreamCredential credentialOf(const RouteInputs &inputs, const QList<secrets::Secret> &values)
{
    const QByteArray value = http::makeBasicCredentials(values[UserName].reveal(), values[Password].reveal());
    return {values[HeaderName].reveal(), secrets::Secret(value),
            definition::fields::pointerOf(inputs.extensionPointer, definition::fields::basicAuth())};
}

Route finish(Route route, const RouteInputs &inputs, const QList<secrets::Secret> &values)
{
    route.listenPath = values[ListenPath].reveal();
    const QString url = values[UpstreamUrl].revealText();
    if (!definition::isAbsoluteHttpUrl(url)) {
        // The address as written: the value of a reference is not shown.
        const QString shown = definition::shownUrl(inputs.upstreamUrl.text);
        return blocked(route, {"upstream-url-invalid"_rule.name(), inputs.upstreamUrl.pointer, {shown}});
    }
    route.upstream = QUrl(url).adjusted(QUrl::RemoveUserInfo);
    if (!inputs.isBasic)
        return route;
    if (const auto block = headerBlock(values[HeaderName].revealText(), inputs.headerName))
        return blocked(route, *block);
    route.credential = credentialOf(inputs, values);
    return route;
}

Route assemble(const RouteInputs &inputs, const QList<RouteText> &texts, const QList<QFuture<Answer>> &answers)
{
    Route route = plainRoute(inputs);
    QList<secrets::Secret> values;
    for (qsizetype i = 0; i < answers.size(); ++i) {
        if (answers[i].resultCount() == 0)
            return blocked(std::move(route), blockOf(base::Error::cancelled(), texts[i]));
        const Answer answer = answers[i].result();
        if (!answer)
            return blocked(std::move(route), blockOf(answer.error(), texts[i]));
        values.append(answer->value);
        route.secrets += answer->references;
    }
    return finish(std::move(route), inputs, values);
}

} // namespace

QFuture<base::Result<Route>> RouteBuilder::build(const RouteInputs &inputs) const
{
    if (inputs.block)
        return base::readyFuture(base::Result<Route>(blocked(plainRoute(inputs), *inputs.block)));
    const QList<RouteText> texts = textsOf(inputs);
    QList<QFuture<Answer>> resolved;
    for (const RouteText &text : texts)
        resolved.append(secrets::resolveText(m_resolver, text.text));
    return QtFuture::whenAll(resolved.begin(), resolved.end())
        .then([inputs, texts](const QList<QFuture<Answer>> &answers) {
            return base::Result<Route>(assemble(inputs, texts, answers));
        });
}

} // namespace preview
