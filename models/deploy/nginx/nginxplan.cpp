#include "nginxplan.h"

#include "nginxsyntax.h"
#include "routepattern.h"
#include "writableplan.h"

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

bool isShort(const PlannedUpstream &upstream)
{
    return 2 * std::max(upstream.basePath.size(), upstream.baseQuery.size()) < LongestNginxPath;
}

/** True if a path has no escapes but of bytes that nginx encodes again when it sends a rewritten path. */
bool canBeRewritten(const QByteArray &path)
{
    return !path.contains('%');
}

} // namespace

ExportPlan nginxPlan(const ExportPlan &plan)
{
    ExportPlan writable = withDecodableRoutes(plan, [&plan](const PlannedRoute &route) {
        return route.listenPath.size() < LongestNginxPath && !hasNamedGroup(route) &&
               !namesVariable(route.listenPath, plan) && !hasVariable(route);
    });
    const bool hasExpressions = !std::all_of(writable.routes.begin(), writable.routes.end(),
                                             [](const PlannedRoute &route) { return route.isLiteral(); });
    refuseRoutes(writable, Topic::UrlForm, [hasExpressions](const PlannedRoute &route) {
        const bool isRewritten = hasExpressions || route.sentPrefix().contains('$');
        return isShort(route.upstream) && (!isRewritten || canBeRewritten(route.upstream.basePath));
    });
    refuseRoutes(writable, Topic::HeaderName, [&plan](const PlannedRoute &route) {
        return !route.credential || (route.credential->headerName.size() <= LongestNginxName &&
                                     !namesVariable(route.credential->headerName, plan));
    });
    return writable;
}

} // namespace deploy
