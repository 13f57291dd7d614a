#include "replay.h"

#include "definitionview.h"
#include "exchangejson.h"
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
using What = Difference::What;

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

QByteArray answerText(const Exchange &exchange, bool reachesUpstream, int status)
{
    const QByteArray code = status > 0 ? QByteArray::number(status) : QByteArray();
    if (reachesUpstream)
        return code.isEmpty() ? QByteArray("upstream") : "upstream " + code;
    return ("gateway " + code + ' ' + traffic::wireWord(exchange.gatewayReason)).trimmed();
}

void compareHeaders(const http::HeaderList &before, const http::HeaderList &after, QList<Difference> &differences)
{
    QByteArrayList names;
    for (const http::HeaderList *const list : {&before, &after}) {
        for (const auto &field : list->fields()) {
            const QByteArray name = field.name.toByteArray();
            if (std::none_of(names.begin(), names.end(),
                             [&](const QByteArray &known) { return http::sameName(known, name); }))
                names.append(name);
        }
    }
    const auto valueOf = [](const http::HeaderList &list, const QByteArray &name) {
        return QByteArrayList(list.all(name)).join(", ");
    };
    for (const QByteArray &name : std::as_const(names)) {
        if (before.all(name) != after.all(name))
            differences.append({What::Header, name, valueOf(before, name), valueOf(after, name)});
    }
}

/** The values of a change and its cause. */
QByteArray textOf(const traffic::Change &change)
{
    QByteArray text = change.before.value_or(QByteArray()) + " -> " + change.after.value_or(QByteArray());
    text += " (" + traffic::changeReasonWord(change.reason);
    if (!change.pointer.isEmpty())
        text += ' ' + change.pointer.toUtf8();
    return text + ')';
}

bool areEqual(const traffic::Change &left, const traffic::Change &right)
{
    return left.kind == right.kind && left.name == right.name && textOf(left) == textOf(right);
}

/** Those of one list that the other lacks. */
QList<traffic::Change> without(const QList<traffic::Change> &changes, const QList<traffic::Change> &others)
{
    QList<traffic::Change> left;
    for (const traffic::Change &change : changes) {
        if (std::none_of(others.begin(), others.end(),
                         [&](const traffic::Change &other) { return areEqual(change, other); }))
            left.append(change);
    }
    return left;
}

void compareChanges(const Exchange &before, const Exchange &after, QList<Difference> &differences)
{
    for (const traffic::Change &change : without(before.changes, after.changes))
        differences.append({What::Change, change.name, textOf(change), {}});
    for (const traffic::Change &change : without(after.changes, before.changes))
        differences.append({What::Change, change.name, {}, textOf(change)});
}

/** True if the gateway sent the request to an upstream, or tried to. */
bool wasForwarded(const Exchange &recorded)
{
    return recorded.reachedUpstream || !recorded.upstreamUrl.isEmpty();
}

Outcome compared(const Exchange &recorded, const Exchange &now)
{
    const bool wasSent = wasForwarded(recorded);
    Outcome outcome;
    outcome.reachesUpstream = now.reachedUpstream;
    outcome.reason = now.reachedUpstream ? GatewayError::None : now.gatewayReason;
    outcome.status = !now.reachedUpstream ? now.response.status : wasSent ? recorded.response.status : 0;
    const QByteArray before = answerText(recorded, wasSent, recorded.response.status);
    const QByteArray after = answerText(now, now.reachedUpstream, outcome.status);
    if (before != after)
        outcome.differences.append({What::Answer, {}, before, after});
    if (!wasSent || !now.reachedUpstream)
        return outcome;
    const auto line = [](const http::RequestHead &head) { return head.method + ' ' + head.target; };
    if (recorded.upstreamUrl != now.upstreamUrl)
        outcome.differences.append({What::UpstreamUrl, {}, recorded.upstreamUrl, now.upstreamUrl});
    if (line(recorded.upstreamRequest) != line(now.upstreamRequest))
        outcome.differences.append({What::RequestLine, {}, line(recorded.upstreamRequest), line(now.upstreamRequest)});
    compareHeaders(recorded.upstreamRequest.headers, now.upstreamRequest.headers, outcome.differences);
    if (recorded.reachedUpstream) // Otherwise the changes are not recorded.
        compareChanges(recorded, now, outcome.differences);
    return outcome;
}

} // namespace

Outcome replayed(const ExchangeBundle &bundle, qsizetype index, const document::Snapshot &definition,
                 const QString &path)
{
    const BundledExchange &recorded = bundle.exchanges.at(index);
    const Exchange &exchange = *recorded.exchange;
    const auto outcomeOf = [&](const document::Snapshot &snapshot, bool hasValues) {
        const std::optional<preview::RouteInputs> inputs = inputsOf(recorded, snapshot, path);
        const std::optional<routing::Route> route = inputs ? routeOf(*inputs, exchange.gatewayReason, hasValues)
                                                           : std::nullopt;
        const Exchange now = preview::whatIf(rulesFor(exchange, route), exchange);
        return compared(exchange, *traffic::Redactor().exchange(now));
    };
    // Where the recorded definition could not be sent only because a reference had no value, it has none now.
    const bool lackedValues = exchange.gatewayReason == GatewayError::NotSendable &&
                              !outcomeOf(bundle.definition(), true).isSame() &&
                              outcomeOf(bundle.definition(), false).isSame();
    return outcomeOf(definition, !lackedValues);
}

} // namespace replay
