#pragma once

#include "gatewayanswer.h"
#include "routetable.h"

namespace gateway {

class GatewayServices;

/** What the gateway answers itself instead of proxying the request; nothing when it is let through. */
[[nodiscard]] std::optional<GatewayAnswer> refusal(const GatewayServices &services, const http::RequestHead &request,
                                                   const routing::RouteMatch &match);

/** Where a request of the route goes to. */
[[nodiscard]] routing::UpstreamTarget targetOf(const GatewayServices &services, const routing::RouteMatch &match);

} // namespace gateway
