#include "writableplan.h"

#include <QSet>

#include <algorithm>

namespace deploy {

namespace {

bool isPlainSegment(const QByteArray &segment)
{
    return !segment.isEmpty() && isPlainPath('/' + segment);
}

/** The beginning of a listen path that each proxy matches as it is written, with a slash at its end. */
QByteArray plainBeginning(const QByteArray &listenPath)
{
    QByteArray beginning = "/";
    for (const QByteArray &segment : listenPath.mid(1).split('/')) {
        if (!isPlainSegment(segment))
            break;
        beginning += segment + '/';
    }
    return beginning;
}

/** The route that refuses what a proxy can't match. */
PlannedRoute refusing(const PlannedRoute &lost)
{
    PlannedRoute route = lost;
    route.listenPath = plainBeginning(lost.listenPath);
    route.pattern.clear();
    route.upstream = {};
    route.credential.reset();
    route.checksClients = false;
    route.refusal = Topic::ListenPathRefused;
    return route;
}

/** Keeps the requests of a route that is lost from others, or reports who gets them. */
void withhold(const PlannedRoute &lost, ExportPlan &writable, const RouteTest &canMatch)
{
    const PlannedRoute route = refusing(lost);
    const PlannedRoute *const next = writable.routeFor(route.listenPath + 'x');
    if (!next || next->refusal)
        return;
    if (next->listenPath.size() >= route.listenPath.size() || !canMatch(route))
        return writable.report.add(Topic::ListenPathTaken,
                                   {lost.reportName, QString::fromLatin1(lost.listenPath), next->reportName});
    writable.routes.insert(std::upper_bound(writable.routes.begin(), writable.routes.end(), route, isTriedBefore),
                           route);
}

} // namespace

ExportPlan withMatchableRoutes(const ExportPlan &plan, const RouteTest &canMatch)
{
    ExportPlan writable{{}, plan.report};
    QList<PlannedRoute> lost;
    for (const PlannedRoute &route : plan.routes)
        (canMatch(route) ? writable.routes : lost).append(route);
    for (const PlannedRoute &route : std::as_const(lost)) {
        writable.report.add(Topic::ListenPathForm, {route.reportName, QString::fromLatin1(route.listenPath)});
        withhold(route, writable, canMatch);
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
