#include "routetable.h"

#include "listenpath.h"
#include "redact.h"
#include "targettext.h"

#include <algorithm>
#include <vector>

namespace routing {

struct RouteTable::Compiled {
    struct Entry {
        ListenPath path;
        qsizetype route;
    };
    QList<Route> routes;
    QList<traffic::ServedRoute> served; ///< In the order of the routes.
    QList<QByteArray> keyHeaders;
    QList<QByteArray> keyParameters;
    std::vector<RoutePlan> plans; ///< In the order of the routes.
    std::vector<Entry> byLength;  ///< Longest first; of equal ones the first is served.
};

namespace {

traffic::ServedRoute servedRoute(const Route &route)
{
    const QByteArray listenPath = route.secrets.isEmpty() ? route.listenPath
                                                          : traffic::Redactor(route.secrets).text(route.listenPath);
    return {route.apiName, route.documentPath, route.extensionPointer, listenPath, route.upstreamKind};
}

} // namespace

RouteTable::RouteTable(QList<Route> routes, bool prefixMatch)
{
    auto table = std::make_shared<Compiled>();
    table->routes = std::move(routes);
    for (qsizetype at = 0; at < table->routes.size(); ++at) {
        table->plans.push_back(planOf(table->routes.at(at)));
        table->served.append(servedRoute(table->routes.at(at)));
        table->keyHeaders += table->routes.at(at).keyHeaders;
        table->keyParameters += table->routes.at(at).keyParameters;
        table->byLength.push_back({ListenPath(table->routes.at(at).listenPath, prefixMatch), at});
    }
    std::stable_sort(table->byLength.begin(), table->byLength.end(),
                     [](const auto &left, const auto &right) { return left.path.precedes(right.path); });
    m_compiled = std::move(table);
}

const QList<Route> &RouteTable::routes() const
{
    static const QList<Route> none;
    return m_compiled ? m_compiled->routes : none;
}

const QList<traffic::ServedRoute> &RouteTable::servedRoutes() const
{
    static const QList<traffic::ServedRoute> none;
    return m_compiled ? m_compiled->served : none;
}

const QList<QByteArray> &RouteTable::keyHeaders() const
{
    static const QList<QByteArray> none;
    return m_compiled ? m_compiled->keyHeaders : none;
}

const QList<QByteArray> &RouteTable::keyParameters() const
{
    static const QList<QByteArray> none;
    return m_compiled ? m_compiled->keyParameters : none;
}

RouteMatch RouteTable::find(QByteArrayView target) const
{
    if (!m_compiled)
        return {};
    const QByteArrayView path = http::splitTarget(target).path;
    for (const Compiled::Entry &entry : m_compiled->byLength) {
        if (const auto taken = entry.path.match(path))
            return {&m_compiled->routes.at(entry.route), &m_compiled->plans[static_cast<std::size_t>(entry.route)],
                    *taken};
    }
    return {};
}

} // namespace routing
