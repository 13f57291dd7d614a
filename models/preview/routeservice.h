#pragma once

#include "gatewaycontrol.h"
#include "routeplan.h"
#include "secretresolver.h"
#include "workspace.h"

#include <QHash>
#include <QObject>

namespace preview {

/** Why a definition is not served as written. */
struct RouteProblem {
    QString documentPath;
    routing::RouteBlock block;
    friend bool operator==(const RouteProblem &, const RouteProblem &) = default;
};

/** Keeps the gateway's routes equal to the open definitions: each edit that matters to a route replaces the table. */
class RouteService final : public QObject
{
    Q_OBJECT

public:
    RouteService(workspace::Workspace &workspace, secrets::SecretResolver &resolver, GatewayControl &gateway,
                 QObject *parent = nullptr);

    /** Every route answers through the built-in echo instead of its upstream. */
    void setUseEcho(bool useEcho);
    [[nodiscard]] bool usesEcho() const { return m_useEcho; }
    /** Every route goes there instead of its own upstream; an invalid URL ends that. */
    void setUpstreamOverride(const QUrl &upstream);
    /** `/a` also serves `/ab`. */
    void setPrefixMatch(bool prefixMatch);
    /** Resolves all references anew, for example in another environment. */
    void rebuildAll();

    /** What keeps definitions from being served as written: blocks, and two active ones with the same listen path. */
    [[nodiscard]] const QList<RouteProblem> &problems() const { return m_problems; }
    /** No route is being built at the moment. */
    [[nodiscard]] bool isSettled() const { return m_running == 0; }

signals:
    /** The gateway has new routes. */
    void routesChanged();
    void problemsChanged();

private:
    struct Entry {
        RoutePlan plan;
        std::optional<routing::Route> route;
        quint64 generation = 0;
    };

    void watch(workspace::OpenDefinition *definition);
    void forget(workspace::OpenDefinition *definition);
    void replan(workspace::OpenDefinition *definition);
    void build(workspace::OpenDefinition *definition, const RoutePlan &plan);
    void accept(workspace::OpenDefinition *definition, quint64 generation, const routing::Route &route);
    void publish();
    [[nodiscard]] QList<routing::Route> servedRoutes(QList<RouteProblem> &problems) const;

    workspace::Workspace &m_workspace;
    secrets::SecretResolver &m_resolver;
    GatewayControl &m_gateway;
    QHash<workspace::OpenDefinition *, Entry> m_entries;
    QList<workspace::OpenDefinition *> m_order;
    QList<RouteProblem> m_problems;
    QUrl m_upstreamOverride;
    bool m_useEcho = false;
    bool m_prefixMatch = false;
    quint64 m_generation = 0;
    int m_running = 0;
};

} // namespace preview
