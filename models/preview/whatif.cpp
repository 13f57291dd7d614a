#include "whatif.h"

#include "apply.h"
#include "orderedjson.h"

namespace preview {
namespace {

/** What came from the client; all that followed is taken away. */
traffic::Exchange requestOf(const traffic::Exchange &exchange)
{
    traffic::Exchange made;
    made.id = exchange.id;
    made.startedAt = exchange.startedAt;
    made.request = exchange.request;
    made.requestBody = exchange.requestBody;
    made.clientAddress = exchange.clientAddress;
    return made;
}

void answer(traffic::Exchange &exchange, int status, const QByteArray &reason, const QByteArray &body = {})
{
    exchange.response.status = status;
    exchange.answeredBy = traffic::AnsweredBy::Gateway;
    exchange.gatewayReason = reason;
    exchange.responseBody.bytes = body;
    exchange.responseBody.size = body.size();
}

/** The part of the gateway's answer that names the setting. */
QByteArray blockedBody(const routing::RouteBlock &block)
{
    traffic::OrderedJson json;
    json.beginObject();
    json.key("rule").text(QStringView(block.rule));
    json.key("pointer").text(QStringView(block.pointer));
    json.endObject();
    return json.bytes();
}

} // namespace

traffic::Exchange whatIf(const routing::RouteTable &routes, const traffic::Exchange &exchange)
{
    traffic::Exchange made = requestOf(exchange);
    const routing::RouteMatch match = routes.find(exchange.request.target);
    if (!match.route) {
        answer(made, 404, "not-found");
        return made;
    }
    const routing::Route &route = *match.route;
    made.apiName = route.apiName;
    made.documentPath = route.documentPath;
    if (route.credential)
        made.secretHeaderNames = {route.credential->headerName};
    if (route.block) {
        answer(made, 500, "not-sendable", blockedBody(*route.block));
        return made;
    }
    routing::Applied applied = routing::apply(route, *match.plan, exchange.request,
                                              {exchange.clientAddress, false, match.listenPathBytes});
    made.reachedUpstream = true;
    made.upstreamUrl = match.plan->target.url;
    made.upstreamRequest = std::move(applied.request);
    made.changes = std::move(applied.changes);
    return made;
}

} // namespace preview
