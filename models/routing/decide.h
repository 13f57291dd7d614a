#pragma once

#include "answer.h"
#include "fault.h"
#include "requestguard.h"
#include "routetable.h"

#include <variant>

namespace routing {

/** What decisions depend on besides the request. Immutable once shared with the gateway's thread. */
struct GatewayRules {
    RouteTable routes;
    FaultTable faults;
    AllowedClients allowed;
    quint16 port = 0;     ///< The gateway listens on it; 0 while it is stopped.
    UpstreamTarget echo;  ///< The built-in echo; without a host while the gateway is stopped.
    bool isHttps = false; ///< Clients are served over TLS.
};

/** The request is sent to `target`, as apply() rewrites it. */
struct Forward {
    const UpstreamTarget *target = nullptr;
};

/** The connection is closed without an answer. */
struct Abort {
};

/** What the gateway does with one request. The pointers are valid as long as the rules. */
struct Decision {
    std::variant<Forward, Answer, Abort> outcome;
    RouteMatch match;                   ///< The route that serves the path, whatever the outcome.
    std::chrono::milliseconds delay{0}; ///< A simulated fault: before the outcome.
    qint64 bytesPerSecond = 0;          ///< A simulated fault: limit for the body of a forwarded response; 0 for none.
};

/**
 * Decides about a request head that the reader accepted. In this order: simulated faults, requested host, the page
 * that sent the request, route, blocked route, upstream host, loop to the gateway itself, client authentication. The
 * only decision of this kind: the gateway and preview::whatIf() execute what it says.
 */
[[nodiscard]] Decision decide(const GatewayRules &rules, const http::RequestHead &request);

} // namespace routing
