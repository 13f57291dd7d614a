#include "nginxplan.h"

#include "nginxlocations.h"
#include "nginxsyntax.h"
#include "routepattern.h"
#include "writableplan.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace deploy {

namespace {

/** Longer listen paths are not written: nginx limits the length of a parameter, and a regular expression has the listen
 * path with escapes. */
constexpr qsizetype LongestNginxPath = nginx::LongestParameter / 3;

/** Header names that need larger hash tables are not written. */
constexpr qsizetype LongestNginxName = 40;

/** True if envsubst would insert a credential into a text of a definition. */
bool namesVariable(const QByteArray &text, const ExportPlan &plan)
{
    return text.contains('$') &&
           std::any_of(plan.routes.begin(), plan.routes.end(), [&text](const PlannedRoute &route) {
               return route.credential && text.contains('$' + route.credential->variable);
           });
}

/** True if nginx finds the client's field of a name and replaces it: of others, it sends both. */
bool canReplaceField(const QByteArray &name)
{
    static const QRegularExpression known(u"^[A-Za-z0-9_-]+$"_qs);
    return name.size() <= LongestNginxName && known.match(QString::fromLatin1(name)).hasMatch();
}

bool isShort(const PlannedUpstream &upstream)
{
    return 2 * std::max(upstream.basePath.size(), upstream.baseQuery.size()) < LongestNginxPath;
}

/** True if a path has no escapes but of bytes that nginx encodes again when it sends a rewritten path. */
bool canBeRewritten(const QByteArray &path)
{
    return !path.contains('%');
}

/** The listen paths whose locations are regular expressions. */
QSet<QByteArray> listenPathsOfExpressions(const ExportPlan &plan)
{
    QSet<QByteArray> paths;
    const QList<NginxLocation> locations = nginxLocations(plan);
    for (const NginxLocation &location : locations) {
        if (location.kind == NginxLocation::Kind::Expression)
            paths.insert(location.route->listenPath);
    }
    return paths;
}

} // namespace

ExportPlan nginxPlan(const ExportPlan &plan)
{
    ExportPlan writable = withDecodableRoutes(plan, [&plan](const PlannedRoute &route) {
        return route.listenPath.size() < LongestNginxPath && !hasNamedGroup(route) &&
               !namesVariable(route.listenPath, plan) && !hasVariable(route);
    });
    const QSet<QByteArray> rewritten = listenPathsOfExpressions(writable);
    refuseRoutes(writable, Topic::UrlForm, [&rewritten](const PlannedRoute &route) {
        const bool isRewritten = rewritten.contains(route.listenPath) || route.sentPrefix().contains('$');
        return isShort(route.upstream) && (!isRewritten || canBeRewritten(route.upstream.basePath));
    });
    refuseRoutes(writable, Topic::HeaderName, [](const PlannedRoute &route) {
        return !route.credential || canReplaceField(route.credential->headerName);
    });
    return writable;
}

} // namespace deploy
