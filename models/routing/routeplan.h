#pragma once

#include "route.h"
#include "upstreamtarget.h"

namespace routing {

/** What every request of a route needs, computed once from the route's settings. */
struct RoutePlan {
    UpstreamTarget target;
    bool isLoopback = false; ///< The target is this machine.
    QByteArray host;         ///< The Host field of the upstream: port as written, IPv6 in brackets; may be empty.
    QByteArray basePath;     ///< Of the upstream's URL, without a slash at its end.
    QByteArray baseQuery;    ///< Of the upstream's URL, without the question mark.
    QString stripPointer;
    QString upstreamUrlPointer;
    QString credentialPointer;
    QList<QByteArray> secretHeaderNames; ///< For the records, like the next one.
    QList<secrets::Secret> secrets;
    /** Requests get a credential or the value of a reference, or the upstream URL has a secret as it is written. Pages
     * of other origins need permission then. */
    bool usesSecrets = false;
};

[[nodiscard]] RoutePlan planOf(const Route &route);

/** The Host field for requests to `upstream`. */
[[nodiscard]] QByteArray hostOf(const QUrl &upstream);

} // namespace routing
