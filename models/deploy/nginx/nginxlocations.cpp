#include "nginxlocations.h"

#include "listenpath.h"

#include <QSet>

#include <algorithm>
#include <vector>

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
        m_listenPaths.reserve(static_cast<std::size_t>(plan.routes.size()));
        for (qsizetype at = 0; at < plan.routes.size(); ++at) {
            m_listenPaths.emplace_back(plan.routes.at(at).listenPath);
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
        if (!m_prefixes.contains("/"))
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
        else if (isNew(m_prefixes, below))
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
        if (!isNew(m_exactPaths, path))
            return;
        const PlannedRoute *const route = routeFor(path);
        m_locations.append({Kind::Exact, path, route, route ? route->sentFor(path) : QByteArray()});
    }

    /** As ExportPlan::routeFor(), for many paths. */
    [[nodiscard]] const PlannedRoute *routeFor(const QByteArray &path) const
    {
        for (std::size_t at = 0; at < m_listenPaths.size(); ++at) {
            if (m_listenPaths[at].match(path))
                return &m_plan.routes.at(static_cast<qsizetype>(at));
        }
        return nullptr;
    }

    [[nodiscard]] static bool isNew(QSet<QByteArray> &known, const QByteArray &path)
    {
        const qsizetype before = known.size();
        known.insert(path);
        return known.size() > before;
    }

    [[nodiscard]] static QByteArray withSlash(const QByteArray &path) { return path.endsWith('/') ? path : path + '/'; }

    /** What is sent instead of the listen path and the slash after it. */
    [[nodiscard]] static QByteArray sentBelow(const PlannedRoute &route) { return withSlash(route.sentPrefix()); }

    const ExportPlan &m_plan;
    std::vector<routing::ListenPath> m_listenPaths; ///< Of the plan's routes, ready for matching.
    QSet<QByteArray> m_prefixes;
    QSet<QByteArray> m_exactPaths;
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
