#pragma once

#include "change.h"
#include "message.h"
#include "routeplan.h"

#include <QList>

#include <optional>

namespace routing {

/** What the gateway knows of the client besides its request. */
struct ClientContext {
    QByteArray address;                       ///< What X-Forwarded-For gets; nothing is added when empty.
    bool prefixMatch = false;                 ///< How listen paths match, see ListenPath.
    std::optional<qsizetype> listenPathBytes; ///< What RouteTable::find() found; matched anew when it is not known.
};

/** The request as it goes to the upstream, and every difference to what the client sent, in the order they were made.
 */
struct Applied {
    http::RequestHead request;
    QList<traffic::Change> changes;
};

/**
 * What the proxy does to a request head. A field that is set here is also written by nginxconfiguration.cpp, and must
 * not come in a trailer: app/gateway/proxy/trailerfilter.cpp. In order: target, Host, hop-by-hop fields,
 * X-Forwarded-For, and last of all the upstream credential. Pure; all else stays as it is, byte by byte. Expects a
 * route that matches, and a head that a reader let through.
 */
[[nodiscard]] Applied apply(const Route &route, const http::RequestHead &request, const ClientContext &client);

/** The same with a plan of the route made before, as a RouteTable has it. The memory of `reused` is used again. */
[[nodiscard]] Applied apply(const Route &route, const RoutePlan &plan, const http::RequestHead &request,
                            const ClientContext &client, Applied reused = {});

} // namespace routing
