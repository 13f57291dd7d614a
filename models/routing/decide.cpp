#include "decide.h"

#include "listenpath.h"
#include "targettext.h"

namespace routing {

namespace {

using traffic::GatewayError;
using traffic::UpstreamKind;

bool isGatewayItself(const GatewayRules &rules, const RoutePlan &plan)
{
    return rules.port != 0 && plan.isLoopback && plan.target.port == rules.port;
}

/** The server that gets the request; null if there is none. */
const UpstreamTarget *targetOf(const GatewayRules &rules, const RouteMatch &match)
{
    switch (match.route->upstreamKind) {
    case UpstreamKind::Echo:
        return &rules.echo;
    case UpstreamKind::Mock: {
        const auto mock = rules.mocks.constFind(normalizedListenPath(match.route->listenPath));
        return mock == rules.mocks.constEnd() ? nullptr : &*mock;
    }
    case UpstreamKind::Own:
        break;
    }
    return &match.plan->target;
}

/** Why the page that sent the request may not; None for an allowed page and for other clients. */
GatewayError pageRefusal(const GatewayRules &rules, const http::RequestHead &request, const RouteMatch &match)
{
    const Route *const route = match.route;
    const PageSource page = pageSourceOf(request, rules.isHttps);
    if (!page.isOtherOrigin || isOriginListed(rules.allowed.origins, page) ||
        (route && isOriginListed(route->allowedOrigins, page)))
        return GatewayError::None;
    if (route && match.plan->usesSecrets && !page.isOpaque)
        return GatewayError::OriginNotAllowed;
    return page.isCrossSite ? GatewayError::CrossSiteRefused : GatewayError::None;
}

std::variant<Forward, Answer, Abort> outcomeOf(const GatewayRules &rules, const http::RequestHead &request,
                                               const RouteMatch &match)
{
    const Route *const route = match.route;
    if (!isHostAllowed(request, rules.allowed))
        return answerOf(GatewayError::HostRefused);
    if (const GatewayError refusal = pageRefusal(rules, request, match); refusal != GatewayError::None)
        return answerOf(refusal);
    if (!route)
        return answerOf(GatewayError::NotFound);
    if (route->block)
        return blockedAnswer(*route->block);
    const UpstreamTarget *const target = targetOf(rules, match);
    if (!target || target->host.isEmpty())
        return answerOf(GatewayError::UpstreamUnknownHost);
    if (route->upstreamKind == UpstreamKind::Own && isGatewayItself(rules, *match.plan))
        return answerOf(GatewayError::UpstreamIsTheGateway);
    if (route->clientAuthentication) {
        if (auto refusal = refuseClient(*route->clientAuthentication, request.headers)) {
            refusal->pointer = route->clientAuthentication->pointer;
            return *std::move(refusal);
        }
    }
    return Forward{target};
}

/** A drill answers in place of the upstream, and in place of what the gateway answers because it can't or must not
 * send. */
bool isReplaceable(const std::variant<Forward, Answer, Abort> &outcome)
{
    if (std::holds_alternative<Forward>(outcome))
        return true;
    const Answer *const answer = std::get_if<Answer>(&outcome);
    if (!answer)
        return false;
    switch (answer->error) {
    case GatewayError::HostRefused:
    case GatewayError::CrossSiteRefused:
    case GatewayError::OriginNotAllowed:
    case GatewayError::NotFound:
    case GatewayError::Fault:
        return false;
    default:
        return true;
    }
}

traffic::DecisionFacts factsOf(const GatewayRules &rules, const RouteMatch &match)
{
    traffic::DecisionFacts facts;
    facts.routes = rules.routes.servedRoutes();
    if (match.route)
        facts.matched = match.route - rules.routes.routes().constData();
    return facts;
}

} // namespace

void noteRoute(const GatewayRules &rules, const RouteMatch &match, traffic::Exchange &exchange)
{
    exchange.decision = factsOf(rules, match);
    if (!match.route) {
        exchange.secretHeaderNames = rules.routes.keyHeaders();
        exchange.secretParameterNames = rules.routes.keyParameters();
        return;
    }
    exchange.apiName = match.route->apiName;
    exchange.documentPath = match.route->documentPath;
    exchange.secretHeaderNames = match.plan->secretHeaderNames;
    exchange.secretParameterNames = match.plan->secretParameterNames;
    exchange.secrets = match.plan->secrets;
}

void noteAnswer(const Answer &answer, traffic::DecisionFacts &facts)
{
    facts.rule = answer.rule;
    facts.pointer = answer.pointer;
    facts.arguments = answer.arguments;
    facts.readError = answer.readError;
}

Decision decide(const GatewayRules &rules, const http::RequestHead &request)
{
    Decision decision;
    decision.match = rules.routes.find(request.target);
    const Fault *const fault = rules.faults.find(request.method, request.target);
    if (fault) {
        decision.delay = fault->delay;
        decision.bytesPerSecond = fault->bytesPerSecond;
    }
    if (fault && fault->aborts)
        decision.outcome = Abort{};
    else if (fault && fault->status > 0)
        decision.outcome = faultAnswer(fault->status);
    else
        decision.outcome = outcomeOf(rules, request, decision.match);
    return decision;
}

const Drill *drillFor(const GatewayRules &rules, const http::RequestHead &request, const Decision &decision)
{
    if (!rules.drills || !decision.match.route || !isReplaceable(decision.outcome))
        return nullptr;
    const QByteArrayView path = http::splitTarget(request.target).path;
    // A listen path can end with the slash with which the rest starts.
    qsizetype from = decision.match.listenPathBytes;
    if (from > 0 && path.at(from - 1) == '/')
        --from;
    const QByteArrayView rest = path.sliced(from);
    return rules.drills->find(*decision.match.route, request.method, rest.isEmpty() ? QByteArrayView("/") : rest);
}

} // namespace routing
