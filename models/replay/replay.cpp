#include "replay.h"

#include "credentialdifferences.h"
#include "definitionview.h"
#include "outcomecomparison.h"
#include "redact.h"
#include "requestguard.h"
#include "routebuilder.h"
#include "targettext.h"
#include "whatif.h"
#include "whendone.h"

#include <algorithm>

namespace replay {

namespace {

using traffic::AnsweredBy;
using traffic::Exchange;
using traffic::GatewayError;

/** Stores nothing: what a replay allows ends with it. */
class NoGrantStorage final : public consent::GrantStorage
{
public:
    [[nodiscard]] QString canonicalPath(const QString &path) const override { return path; }
    [[nodiscard]] base::Result<consent::GrantSet> load() override { return consent::GrantSet(); }
    [[nodiscard]] base::Result<consent::GrantSet> change(const consent::GrantSet &, const consent::GrantSet &) override
    {
        return consent::GrantSet();
    }
};

/** Looks nothing up: each reference has the text that replaces secrets, or is missing as it was. */
class PlaceholderResolver final : public secrets::SecretResolver
{
public:
    explicit PlaceholderResolver(bool hasValues)
        : m_hasValues(hasValues)
    {}
    [[nodiscard]] QFuture<base::Result<secrets::Secret>> resolve(const secrets::SecretReference &) override
    {
        return base::readyFuture(m_hasValues
                                     ? base::Result<secrets::Secret>(secrets::Secret(traffic::Redacted.toByteArray()))
                                     : base::Result<secrets::Secret>(base::Error{base::ErrorCode::NotFound, {}}));
    }

private:
    bool m_hasValues;
};

bool isAboutClient(GatewayError reason)
{
    return reason == GatewayError::ClientAuthenticationMissing ||
           reason == GatewayError::ClientAuthenticationMalformed || reason == GatewayError::ClientAuthenticationWrong;
}

std::optional<preview::RouteInputs> inputsOf(const BundledExchange &recorded, const document::Snapshot &definition,
                                             const QString &path)
{
    const definition::DefinitionView view(definition);
    const consent::Definition identity{path, {}};
    std::optional<preview::RouteInputs> inputs = preview::readRouteInputs(view, identity, recorded.upstreamOverride);
    // A document without settings was served only if the user wanted it.
    if (!inputs && !recorded.exchange->apiName.isEmpty())
        inputs = preview::defaultRouteInputs(view, identity, recorded.upstreamOverride);
    if (inputs && recorded.exchange->upstreamKind != traffic::UpstreamKind::Own)
        inputs->upstreamKind = traffic::UpstreamKind::Echo; // A mock gets the same request.
    return inputs;
}

/** Why no request can reach the definition. */
std::optional<NotServed> whyNotServed(const document::Snapshot &definition,
                                      const std::optional<preview::RouteInputs> &inputs)
{
    if (!definition.isValid())
        return NotServed::SyntaxErrors;
    if (!inputs)
        return NotServed::NoSettings;
    return inputs->hasListenPath() ? std::nullopt : std::optional(NotServed::NoListenPath);
}

/** The route that the definition has now, with placeholders for secrets. */
std::optional<routing::Route> routeOf(const preview::RouteInputs &inputs, GatewayError recordedReason, bool hasValues)
{
    NoGrantStorage storage;
    consent::Grants grants(storage);
    if (recordedReason != GatewayError::SecretNotAllowed)
        grants.allowAllSecretsInThisRun();
    PlaceholderResolver resolver(hasValues);
    QFuture<base::Result<routing::Route>> built = preview::RouteBuilder(resolver, grants).build(inputs);
    built.waitForFinished();
    if (built.resultCount() == 0 || !built.result())
        return std::nullopt;
    routing::Route route = *built.result();
    if (route.clientAuthentication && !isAboutClient(recordedReason))
        route.clientAuthentication.reset(); // The client was let in, and its credentials are not in a bundle.
    return route;
}

/** The rules of a gateway with this route, for whose clients the same holds as when the exchange was recorded. */
routing::GatewayRules rulesFor(const Exchange &recorded, const std::optional<routing::Route> &route)
{
    routing::GatewayRules rules;
    if (route)
        rules.routes = routing::RouteTable({*route});
    rules.isHttps = recorded.isHttps;
    const QByteArray host = recorded.request.headers.first("Host").value_or(QByteArray());
    rules.port = QUrl(u"http://"_qs + QString::fromUtf8(host)).port(0) & 0xffff;
    const GatewayError reason = recorded.gatewayReason;
    if (reason != GatewayError::HostRefused)
        rules.allowed.hosts = {QUrl(u"http://"_qs + QString::fromUtf8(host)).host().toUtf8()};
    if (reason != GatewayError::OriginNotAllowed && reason != GatewayError::CrossSiteRefused)
        rules.allowed.origins = {routing::pageOrigin(recorded.request)};
    if (recorded.upstreamKind != traffic::UpstreamKind::Own) {
        const QUrl url(QString::fromUtf8(recorded.upstreamUrl));
        rules.echo = {url.host(), static_cast<quint16>(url.port(0)), url.scheme() == u"https"};
    }
    return rules;
}

} // namespace

Outcome replayed(const ExchangeBundle &bundle, qsizetype index, const document::Snapshot &definition,
                 const QString &path)
{
    const BundledExchange &recorded = bundle.exchanges.at(index);
    const Exchange &exchange = *recorded.exchange;
    const std::optional<preview::RouteInputs> inputsBefore = inputsOf(recorded, bundle.definition(), path);
    const auto outcomeOf = [&](const document::Snapshot &snapshot, bool hasValues) {
        const std::optional<preview::RouteInputs> inputs = inputsOf(recorded, snapshot, path);
        Outcome outcome;
        outcome.notServed = whyNotServed(snapshot, inputs);
        if (outcome.notServed)
            return outcome;
        const std::optional<routing::Route> route = routeOf(*inputs, exchange.gatewayReason, hasValues);
        const Exchange now = preview::whatIf(rulesFor(exchange, route), exchange);
        outcome = compared(exchange, *traffic::Redactor().exchange(now));
        if (outcome.reachesUpstream && inputsBefore)
            compareCredentials(*inputsBefore, *inputs, outcome);
        return outcome;
    };
    // Where the recorded definition could not be sent only because a reference had no value, it has none now.
    const bool lackedValues = exchange.gatewayReason == GatewayError::NotSendable &&
                              !outcomeOf(bundle.definition(), true).isSame() &&
                              outcomeOf(bundle.definition(), false).isSame();
    return outcomeOf(definition, !lackedValues);
}

} // namespace replay
