#include "writableplan.h"

#include <QSet>

namespace deploy {

ExportPlan withMatchableRoutes(const ExportPlan &plan, const RouteTest &canMatch)
{
    ExportPlan writable{{}, plan.report};
    for (const PlannedRoute &route : plan.routes) {
        if (canMatch(route))
            writable.routes.append(route);
        else
            writable.report.add(Topic::ListenPathForm, {route.apiName, QString::fromLatin1(route.listenPath)});
    }
    return writable;
}

ExportPlan withDecodableRoutes(const ExportPlan &plan, const RouteTest &canMatch)
{
    QSet<QByteArray> taken;
    return withMatchableRoutes(plan, [&](const PlannedRoute &route) {
        const auto decoded = route.decodedListenPath();
        if (!decoded || taken.contains(*decoded) || (!route.isLiteral() && route.listenPath.contains('%')))
            return false;
        taken.insert(*decoded);
        return canMatch(route);
    });
}

void refuseRoutes(ExportPlan &plan, Topic topic, const RouteTest &canSend)
{
    for (PlannedRoute &route : plan.routes) {
        if (route.refusal || canSend(route))
            continue;
        route.refusal = topic;
        route.credential.reset();
    }
}

} // namespace deploy
