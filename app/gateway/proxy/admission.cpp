#include "admission.h"

#include "gatewayservices.h"
#include "requestguard.h"

namespace gateway {

std::optional<GatewayAnswer> refusal(const GatewayServices &services, const http::RequestHead &request,
                                     const routing::RouteMatch &match)
{
    const routing::Route *const route = match.route;
    if (!isHostAllowed(request, services.limits()))
        return hostRefusedAnswer();
    if (isCrossSite(request, services.limits()) && !(route && route->allowCrossSite))
        return crossSiteAnswer();
    if (!route)
        return notFoundAnswer();
    if (route->block)
        return blockedAnswer(*route->block);
    const routing::UpstreamTarget &target = match.plan->target;
    if (!route->useEcho && target.host.isEmpty())
        return upstreamFailureAnswer("upstream-unknown-host");
    if (!route->useEcho && target.port == services.port() && isLoopbackName(target.host.toLatin1()))
        return upstreamFailureAnswer("upstream-is-the-gateway");
    if (route->clientAuthentication)
        return clientRefusal(*route->clientAuthentication, request);
    return std::nullopt;
}

routing::UpstreamTarget targetOf(const GatewayServices &services, const routing::RouteMatch &match)
{
    return match.route->useEcho ? routing::UpstreamTarget(u"127.0.0.1"_qs, services.echoPort(), false)
                                : match.plan->target;
}

} // namespace gateway
