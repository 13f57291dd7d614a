#pragma once

#include "exportplan.h"
#include "httprouteobjects.h"

#include <QHash>
#include <QSet>

namespace deploy {

/**
 * The rules by which HTTPRoutes choose the same routes as the test gateway. An HTTPRoute ignores the slash at the end
 * of a prefix, so that a listen path `/a/` also gets requests for `/a`, unless a rule for exactly `/a` sends them to
 * the listen path that the test gateway would use.
 */
class RouteRules final
{
public:
    /** Creates the rules for the routes of `written`. `plan` has them and those that are lost. Both must outlive it. */
    RouteRules(const ExportPlan &plan, const ExportPlan &written);

    /** Returns the rules of a route in `written`. */
    [[nodiscard]] QList<RouteRule> rulesOf(const PlannedRoute &route) const;
    /** Returns true if the rules also send requests for the listen path without the slash at its end, which the test
     * gateway does not serve there. */
    [[nodiscard]] bool servesBarePath(const PlannedRoute &route) const { return m_bare.contains(route.listenPath); }

private:
    [[nodiscard]] bool hasPrefixRule(const PlannedRoute &route) const;

    QSet<QByteArray> m_listenPaths; ///< The listen paths that are written.
    QSet<QByteArray> m_bare;        ///< The listen paths that are also served without their slash.
    /** The exact paths that a listen path gets besides those below it. */
    QHash<QByteArray, QList<QByteArray>> m_exact;
};

/** Returns true if an HTTPRoute can match a listen path: it has no parameters, and its path is one that the resource
 * allows. */
[[nodiscard]] bool canMatchListenPath(const PlannedRoute &route);

/** Returns the rules of one definition as the rules of several HTTPRoutes, each within the limits of rules and matches
 * of the resource. */
[[nodiscard]] QList<QList<RouteRule>> splitRules(const QList<RouteRule> &rules);

} // namespace deploy
