#pragma once

#include "route.h"

#include <memory>

namespace routing {

/** The routes of all open, active definitions. A cheap, immutable value; matching is in listenpath.h. */
class RouteTable final
{
public:
    RouteTable() = default;
    explicit RouteTable(QList<Route> routes, bool prefixMatch = false);

    [[nodiscard]] const QList<Route> &routes() const;
    /** The route whose listen path is the longest that fits the target's path; null when none does. Valid as long as
     * the table. */
    [[nodiscard]] const Route *match(QByteArrayView target) const;

private:
    struct Compiled;
    std::shared_ptr<const Compiled> m_compiled;
};

} // namespace routing
