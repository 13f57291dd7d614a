#pragma once

#include "route.h"
#include "upstreamtarget.h"

namespace routing {

/** What every request of a route needs, computed once from the route's settings. */
struct RoutePlan {
    UpstreamTarget target;
    bool isLoopback = false; ///< Whether the target is this machine.
    /** The value of the Host field for the upstream: port as written, IPv6 address in brackets; may be empty. */
    QByteArray host;
    QByteArray basePath;  ///< The path of the upstream's URL, without a slash at its end.
    QByteArray baseQuery; ///< The query of the upstream's URL, without the question mark.
    QString stripPointer;
    QString upstreamUrlPointer;
    QString credentialPointer;
    /** The names of the header fields with a credential, of the gateway or of clients, which the records of exchanges
     * hide. */
    QList<QByteArray> secretHeaderNames;
    QList<QByteArray> secretParameterNames; ///< The names of the query parameters that the records hide.
    QList<secrets::Secret> secrets;
    /** Whether requests get a credential or the value of a reference, or the upstream URL contains a secret as it is
     * written. If so, pages of other origins need permission. */
    bool usesSecrets = false;
};

[[nodiscard]] RoutePlan planOf(const Route &route);

/** Returns the value of the Host field for requests to `upstream`. */
[[nodiscard]] QByteArray hostOf(const QUrl &upstream);

} // namespace routing
