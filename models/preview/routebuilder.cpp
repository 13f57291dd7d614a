#include "routebuilder.h"

#include "basiccredentials.h"
#include "gatewayfields.h"
#include "importer.h"
#include "origin.h"
#include "ruletable.h"
#include "secretproblem.h"
#include "whendone.h"

namespace preview {

namespace {

using Answer = base::Result<secrets::ResolvedText>;
using routing::Route;
using routing::RouteBlock;

/** The places of textsOf(). */
enum TextIndex { ListenPath, UpstreamUrl, UserName, Password, HeaderName };

RouteBlock blockOf(const base::Error &error, const RouteText &text)
{
    const preflight::SecretProblem problem = preflight::secretProblemOf(text.text.scan(), error);
    return {problem.rule->name(), text.pointer.toString(), problem.arguments};
}

Route plainRoute(const RouteInputs &inputs)
{
    Route route;
    route.apiName = inputs.apiName;
    route.documentPath = inputs.definition.path.isEmpty() ? inputs.definition.title : inputs.definition.path;
    route.extensionPointer = inputs.extensionPointer;
    route.listenPath = inputs.listenPath.text.text().reveal();
    route.stripListenPath = inputs.stripListenPath;
    route.upstreamKind = inputs.upstreamKind;
    route.keyHeaders = inputs.keyNames.headers;
    route.keyParameters = inputs.keyNames.parameters;
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

/** The text as written is shown: the value of a reference is not. */
std::optional<lint::Obstacle> urlObstacle(const QString &url, const RouteInputs &inputs)
{
    return lint::urlObstacle(url, inputs.upstreamUrl.text.text().revealText(), inputs.upstreamUrl.pointer);
}

/** Returns why the header name or the credentials can't be sent with the values of their references; std::nullopt if
 * they can. */
std::optional<lint::Obstacle> credentialObstacle(const RouteInputs &inputs, const QList<secrets::Secret> &values)
{
    const QString written = inputs.headerName.text.text().revealText();
    if (auto obstacle = lint::headerNameObstacle(values[HeaderName].revealText(), written, inputs.headerName.pointer))
        return obstacle;
    if (auto obstacle = lint::credentialObstacle(values[UserName].reveal(), inputs.userName.pointer))
        return obstacle;
    return lint::credentialObstacle(values[Password].reveal(), inputs.password.pointer);
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
    QString url = values[UpstreamUrl].revealText();
    if (inputs.isLocal() && !definition::isAbsoluteHttpUrl(url))
        url = consent::originOf(url); // A reference such as $kv{…} is no part of a URL.
    if (const auto obstacle = urlObstacle(url, inputs))
        return blocked(route, toBlock(*obstacle));
    if (consent::originOf(url) != consent::originOf(inputs.upstreamUrl.text))
        return blocked(route, {"reference-in-host"_rule.name(),
                               inputs.upstreamUrl.pointer.toString(),
                               {secrets::referenceText(inputs.upstreamUrl.text.scan().references.value(0))}});
    const QUrl upstream(url);
    route.hadUserInfo = !upstream.userInfo().isEmpty();
    route.upstream = upstream.adjusted(QUrl::RemoveUserInfo);
    if (!inputs.isBasic)
        return route;
    if (const auto obstacle = credentialObstacle(inputs, values))
        return blocked(route, toBlock(*obstacle));
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

/** The block of the first text with a reference that may not be sent. */
std::optional<RouteBlock> consentBlock(const RouteInputs &inputs, const consent::Grants &grants)
{
    if (inputs.isLocal())
        return std::nullopt;
    const QString origin = consent::originOf(inputs.upstreamUrl.text);
    for (const RouteText &text : textsOf(inputs)) {
        for (const secrets::SecretReference &reference : text.text.scan().references) {
            if (const auto obstacle = urlObstacle(origin, inputs))
                return toBlock(*obstacle); // There is nothing to allow it for.
            if (!grants.allows(inputs.definition, reference, origin))
                return RouteBlock{"secret-not-allowed"_rule.name(),
                                  text.pointer.toString(),
                                  {secrets::referenceText(reference), origin},
                                  traffic::GatewayError::SecretNotAllowed};
        }
    }
    return std::nullopt;
}

/** What the echo gets: the text as it is. A reference can't be a header's name. */
QFuture<Answer> asWritten(const RouteText &text, bool isHeaderName)
{
    const secrets::ReferenceScan &scan = text.text.scan();
    if (!scan.malformed.isEmpty())
        return base::readyFuture(Answer(base::Error{base::ErrorCode::InvalidArgument, scan.malformed.first().text}));
    const bool isDefault = isHeaderName && !scan.references.isEmpty();
    const secrets::Secret value = isDefault ? secrets::Secret(QByteArray(definition::DefaultHeaderName))
                                            : text.text.text();
    return base::readyFuture(Answer(secrets::ResolvedText{value, {}}));
}

} // namespace

QFuture<base::Result<Route>> RouteBuilder::build(const RouteInputs &inputs) const
{
    if (inputs.block)
        return base::readyFuture(base::Result<Route>(blocked(plainRoute(inputs), *inputs.block)));
    if (const auto block = consentBlock(inputs, m_grants))
        return base::readyFuture(base::Result<Route>(blocked(plainRoute(inputs), *block)));
    const QList<RouteText> texts = textsOf(inputs);
    QList<QFuture<Answer>> resolved;
    for (qsizetype at = 0; at < texts.size(); ++at)
        resolved.append(inputs.isLocal() ? asWritten(texts[at], at == HeaderName)
                                         : secrets::resolveText(m_resolver, texts[at].text));
    return QtFuture::whenAll(resolved.begin(), resolved.end())
        .then([inputs, texts](const QList<QFuture<Answer>> &answers) {
            return base::Result<Route>(assemble(inputs, texts, answers));
        });
}

} // namespace preview
