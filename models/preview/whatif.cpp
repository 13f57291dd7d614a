#include "whatif.h"

#include "apply.h"

namespace preview {
namespace {

using traffic::AnsweredBy;
using traffic::Exchange;
using traffic::GatewayError;

/** The part of the exchange that came from the client. */
Exchange requestOf(const Exchange &exchange)
{
    Exchange made;
    made.id = exchange.id;
    made.startedAt = exchange.startedAt;
    made.request = exchange.request;
    made.requestBody = exchange.requestBody;
    made.clientAddress = exchange.clientAddress;
    return made;
}

/** A request that can't be read is refused whatever the definitions are. Its record may be incomplete. */
Exchange unreadable(const Exchange &exchange)
{
    Exchange made = requestOf(exchange);
    made.answeredBy = AnsweredBy::Gateway;
    made.gatewayReason = exchange.gatewayReason;
    made.decision = exchange.decision;
    made.response = exchange.response;
    made.responseBody = exchange.responseBody;
    return made;
}

void answer(Exchange &made, const routing::Answer &answer)
{
    made.answeredBy = AnsweredBy::Gateway;
    made.gatewayReason = answer.error;
    made.response = routing::headOf(answer, false);
    made.responseBody.bytes = answer.body;
    made.responseBody.size = answer.body.size();
    routing::noteAnswer(answer, made.decision);
}

void forward(Exchange &made, const routing::RouteMatch &match, const routing::UpstreamTarget &target)
{
    routing::Applied applied = routing::apply(match, target, made.request, made.clientAddress);
    made.reachedUpstream = true;
    made.upstreamUrl = target.url;
    made.upstreamRequest = std::move(applied.request);
    made.changes = std::move(applied.changes);
}

} // namespace

Exchange whatIf(const routing::GatewayRules &rules, const Exchange &exchange)
{
    if (exchange.gatewayReason == GatewayError::BadRequest)
        return unreadable(exchange);
    Exchange made = requestOf(exchange);
    const routing::Decision decision = routing::decide(rules, made.request);
    routing::noteRoute(rules, decision.match, made);
    if (const auto *const sent = std::get_if<routing::Forward>(&decision.outcome))
        forward(made, decision.match, *sent->target);
    else if (const auto *const own = std::get_if<routing::Answer>(&decision.outcome))
        answer(made, *own);
    else
        made.error = GatewayError::FaultAbort;
    return made;
}

} // namespace preview
