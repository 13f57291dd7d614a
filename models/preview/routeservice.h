#pragma once

#include "gatewaycontrol.h"
#include "routebuilder.h"
#include "workspace.h"

#include <map>

namespace preview {

/**
 * Keeps the gateway's routes in step with the open definitions: an edit that matters builds the definition's route
 * again, an answer to an older state is dropped, and the new table is swapped in.
 */
class RouteService final : public QObject
{
    Q_OBJECT

public:
    RouteService(workspace::Workspace &workspace, secrets::SecretResolver &resolver, GatewayControl &gateway,
                 QObject *parent = nullptr);

    /** All routes are answered by the built-in echo. */
    void setUseEcho(bool useEcho);
    [[nodiscard]] bool usesEcho() const { return m_useEcho; }
    /** All routes go there instead of the definitions' own upstream; an empty URL ends that. */
    void setUpstreamOverride(const QUrl &upstream);
    /** `/a` also serves `/ab`; the same as in GatewayOptions. */
    void setPrefixMatch(bool prefixMatch);
    /** Who may call the APIs that ask their clients for http/basic credentials. */
    void setClientUsers(const QList<routing::ClientUser> &users);
    /** True when one of the definitions that are served asks for them. */
    [[nodiscard]] bool checksClients() const;
    /** Asks the stores again: another environment, a new secret. */
    void rebuild();

    /** False while a reference is not answered yet. */
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] const routing::RouteTable &routes() const { return m_table; }
    /** Why a definition is not served, or not as written; some of it lint says too. */
    [[nodiscard]] base::Diagnostics problems(const workspace::OpenDefinition &definition) const;

signals:
    /** The gateway has a new table; problems() may differ. */
    void routesChanged();

private:
    struct Entry {
        std::optional<RouteInputs> inputs;
        std::optional<routing::Route> route;
        base::Diagnostics problems;
        quint64 generation = 0;
        bool isPending = false;
    };

    void add(workspace::OpenDefinition *definition);
    void forget(workspace::OpenDefinition *definition);
    void refreshAll();
    void refresh(workspace::OpenDefinition *definition, bool evenIfEqual);
    void build(workspace::OpenDefinition *definition, Entry &entry);
    void take(workspace::OpenDefinition *definition, quint64 generation, const base::Result<routing::Route> &built);
    void publishSoon();
    void publish();
    [[nodiscard]] std::optional<RouteInputs> inputsOf(const workspace::OpenDefinition &definition) const;

    workspace::Workspace &m_workspace;
    GatewayControl &m_gateway;
    RouteBuilder m_builder;
    std::map<workspace::OpenDefinition *, Entry> m_entries;
    routing::RouteTable m_table;
    QUrl m_override;
    QList<routing::ClientUser> m_clientUsers;
    quint64 m_lastGeneration = 0;
    bool m_useEcho = false;
    bool m_prefixMatch = false;
    bool m_isPublishQueued = false;
};

} // namespace preview
