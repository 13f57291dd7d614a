#pragma once

#include "answer.h"
#include "decision.h"
#include "drill.h"
#include "exchange.h"
#include "fault.h"
#include "mockfindings.h"
#include "requestguard.h"
#include "routetable.h"

#include <QHash>

#include <variant>

namespace routing {

/** The rules by which the gateway decides about requests. Immutable once shared with the gateway's thread. */
struct GatewayRules {
    RouteTable routes;
    FaultTable faults;
    AllowedClients allowed;
    quint16 port = 0;    ///< The port that the gateway listens on; 0 while it is stopped.
    UpstreamTarget echo; ///< The address of the built-in echo; without a host while the gateway is stopped.
    /** The addresses of the mocks, by the normalized listen paths of their routes. */
    QHash<QByteArray, UpstreamTarget> mocks = {};
    /** The findings of the mocks; null if there are no mocks. */
    std::shared_ptr<traffic::MockFindings> mockFindings = {};
    std::shared_ptr<const Drills> drills = {}; ///< Null unless fault drills are on.
    bool isHttps = false;                      ///< Whether clients are served over TLS.
};

/** The outcome of a decision that sends the request to `target`, as apply() rewrites it. */
struct Forward {
    const UpstreamTarget *target = nullptr;
};

/** The outcome of a decision that closes the connection without an answer. */
struct Abort {
};

/** What the gateway does with one request. The pointers are valid as long as the rules that it was made by. */
struct Decision {
    std::variant<Forward, Answer, Abort> outcome;
    RouteMatch match;                   ///< The route that serves the path, whatever the outcome.
    std::chrono::milliseconds delay{0}; ///< The delay before the outcome, of a simulated fault.
    /** The limit for the body of a forwarded response, in bytes per second, of a simulated fault; 0 for none. */
    qint64 bytesPerSecond = 0;
};

/**
 * Decides what the gateway does with a request whose head was read without an error. It checks in this order: simulated
 * faults, requested host, the page that sent the request, route, blocked route, upstream host, loop to the gateway
 * itself, client authentication. Both the gateway and preview::whatIf() execute its decision.
 */
[[nodiscard]] Decision decide(const GatewayRules &rules, const http::RequestHead &request);

/** Returns the fault drill that answers a request in place of the outcome of decide(), or null if none does: requests
 * that no route serves, and those that are refused because of their host or page, have none. Changes nothing: see
 * Drill::takeTurn(). */
[[nodiscard]] const Drill *drillFor(const GatewayRules &rules, const http::RequestHead &request,
                                    const Decision &decision);

/** Notes in the record of a request the served routes, the matched one, and what the record has to hide. The client of
 * a request that no route serves may have sent the keys of any of them. Copies no text. */
void noteRoute(const GatewayRules &rules, const RouteMatch &match, traffic::Exchange &exchange);
/** Adds the reason of an answer to the facts of the decision. */
void noteAnswer(const Answer &answer, traffic::DecisionFacts &facts);

} // namespace routing
