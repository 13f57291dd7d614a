#pragma once

#include "gatewaylimits.h"
#include "message.h"

namespace gateway {

/**
 * True when the host that the request names is a loopback name or one the person added. A page whose name was pointed
 * at this machine (DNS rebinding) fails here.
 */
[[nodiscard]] bool isHostAllowed(const http::RequestHead &request, const GatewayLimits &limits);

/** True when a browser sends the request for a page of another site. */
[[nodiscard]] bool isCrossSite(const http::RequestHead &request, const GatewayLimits &limits);

/** True for localhost, names below it, 127.0.0.0/8 and [::1]. */
[[nodiscard]] bool isLoopbackName(QByteArrayView host);

} // namespace gateway
