#pragma once

#include "decision.h"
#include "routeplan.h"

#include <memory>

namespace routing {

/** A route and how many bytes of a request's path its listen path matches. */
struct RouteMatch {
    const Route *route = nullptr; ///< The route; null when none matches.
    const RoutePlan *plan = nullptr;
    qsizetype listenPathBytes = 0;
};

/** The routes of all open, active definitions that the gateway serves. A cheap, immutable value; ListenPath does the
 * matching. */
class RouteTable final
{
public:
    RouteTable() = default;
    explicit RouteTable(QList<Route> routes, bool prefixMatch = false);

    [[nodiscard]] const QList<Route> &routes() const;
    /** Returns the routes as records of exchanges have them, in the order of routes(). */
    [[nodiscard]] const QList<traffic::ServedRoute> &servedRoutes() const;
    /** Returns the names in Route::keyHeaders of all routes. */
    [[nodiscard]] const QList<QByteArray> &keyHeaders() const;
    /** Returns the names in Route::keyParameters of all routes. */
    [[nodiscard]] const QList<QByteArray> &keyParameters() const;
    /** Returns the route with the longest listen path that matches the path of a request target, or null if none does.
     * The pointer is valid as long as the table. */
    [[nodiscard]] const Route *match(QByteArrayView target) const { return find(target).route; }
    /** Returns the route with the longest listen path that matches the path of a request target, with its plan and the
     * length of the match. The pointers are null if none matches, and otherwise valid as long as the table. */
    [[nodiscard]] RouteMatch find(QByteArrayView target) const;

private:
    struct Compiled;
    std::shared_ptr<const Compiled> m_compiled;
};

} // namespace routing
