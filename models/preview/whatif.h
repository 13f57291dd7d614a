#pragma once

#include "decide.h"
#include "exchange.h"

namespace preview {

/**
 * Returns the exchange that a gateway with these rules would make of a recorded request: the request that it would send
 * and its changes, or its own answer where it would send nothing. Nothing is sent, so there is no response of an
 * upstream. The head of an own answer has no Connection field, which depends on the client's connection.
 */
[[nodiscard]] traffic::Exchange whatIf(const routing::GatewayRules &rules, const traffic::Exchange &exchange);

} // namespace preview
