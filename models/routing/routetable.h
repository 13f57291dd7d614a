#pragma once

#include "routeplan.h"

#include <memory>

namespace routing {

/** A route and how much of the path its listen path matches. */
struct RouteMatch {
    const Route *route = nullptr; ///< Null when none matches.
    const RoutePlan *plan = nullptr;
    qsizetype listenPathBytes = 0;
};

/** The routes of all open, active definitions. A cheap, immutable value; matching is in listenpath.h. */
class RouteTable final
{
public:
    RouteTable() = default;
    explicit RouteTable(QList<Route> routes, bool prefixMatch = false);

    [[nodiscard]] const QList<Route> &routes() const;
    /** The route with the longest listen path that matches the target's path; null when none does. Valid as long as
     * the table. */
    [[nodiscard]] const Route *match(QByteArrayView target) const { return find(target).route; }
    /** The same, with the plan and the length of the match. */
    [[nodiscard]] RouteMatch find(QByteArrayView target) const;

private:
    struct Compiled;
    std::shared_ptr<const Compiled> m_compiled;
};

} // namespace routing
