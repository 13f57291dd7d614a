#pragma once

#include "exchange.h"
#include "routetable.h"

namespace preview {

/**
 * The exchange as these routes would make it of the same request: what would be sent and what is changed on the way,
 * or the gateway's own answer where nothing would be sent. Nothing is sent; there is no response of an upstream.
 */
[[nodiscard]] traffic::Exchange whatIf(const routing::RouteTable &routes, const traffic::Exchange &exchange);

} // namespace preview
