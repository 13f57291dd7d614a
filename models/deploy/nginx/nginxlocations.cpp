#include "nginxlocations.h"

#include <algorithm>

namespace deploy {

namespace {

using Kind = NginxLocation::Kind;

/** Collects the locations of a plan, each path once. */
class Locations final
{
public:
    explicit Locations(const ExportPlan &plan)
        : m_plan(plan)
    {
        for (qsizetype at = 0; at < plan.routes.size(); ++at) {
            if (plan.routes.at(at).isLiteral())
                continue;
            m_firstExpression = std::min(m_firstExpression, at);
            m_lastExpression = at;
        }
    }

    [[nodiscard]] QList<NginxLocation> run()
    {
        for (qsizetype at = 0; at < m_plan.routes.size(); ++at)
            addRoute(m_plan.routes.at(at), at);
        if (!contains("/", false))
            m_locations.append({Kind::Prefix, "/", nullptr, {}});
        return m_locations;
    }

private:
    void addRoute(const PlannedRoute &route, qsizetype place)
    {
        if (!route.isLiteral()) {
            m_locations.append({Kind::Expression, {}, &route, {}});
            return;
        }
        const QByteArray below = withSlash(route.listenPath);
        const bool isBetween = place > m_firstExpression && place < m_lastExpression;
        if (isBetween)
            m_locations.append({Kind::Expression, {}, &route, {}});
        else if (!contains(below, false))
            m_locations.append({place < m_firstExpression && m_lastExpression >= 0 ? Kind::FirstPrefix : Kind::Prefix,
                                below, &route, sentBelow(route)});
        const QByteArray exact = below.size() > 1 ? below.chopped(1) : QByteArray();
        if (route.endsInSlash() && !isBetween && route.sentFor(below) != sentBelow(route))
            addExact(below);
        if (!exact.isEmpty())
            addExact(exact);
    }

    void addExact(const QByteArray &path)
    {
        if (contains(path, true))
            return;
        const PlannedRoute *const route = m_plan.routeFor(path);
        m_locations.append({Kind::Exact, path, route, route ? route->sentFor(path) : QByteArray()});
    }

    [[nodiscard]] bool contains(const QByteArray &path, bool isExact) const
    {
        return std::any_of(m_locations.begin(), m_locations.end(), [&](const NginxLocation &location) {
            return location.path == path && (location.kind == Kind::Exact) == isExact;
        });
    }

    [[nodiscard]] static QByteArray withSlash(const QByteArray &path) { return path.endsWith('/') ? path : path + '/'; }

    /** What is sent instead of the listen path and the slash after it. */
    [[nodiscard]] static QByteArray sentBelow(const PlannedRoute &route) { return withSlash(route.sentPrefix()); }

    const ExportPlan &m_plan;
    qsizetype m_firstExpression = std::numeric_limits<qsizetype>::max();
    qsizetype m_lastExpression = -1;
    QList<NginxLocation> m_locations;
};

} // namespace

QList<NginxLocation> nginxLocations(const ExportPlan &plan)
{
    return Locations(plan).run();
}

} // namespace deploy
