#pragma once

#include "gatewaycontrol.h"
#include "listenpath.h"
#include "routebuilder.h"
#include "workspace.h"

#include <map>

namespace preview {

/**
 * Updates the gateway's routes when open definitions change. A relevant edit builds the definition's route again; the
 * result for an older state is dropped; the gateway gets a new table. A definition that is opened while the gateway
 * runs is not served before the user says so, because its listen path can take requests over from another one.
 */
class RouteService final : public QObject
{
    Q_OBJECT

public:
    RouteService(workspace::Workspace &workspace, secrets::SecretResolver &resolver, const consent::Grants &grants,
                 GatewayControl &gateway, QObject *parent = nullptr);

    /** All routes are answered by the built-in echo. */
    void setUseEcho(bool useEcho);
    [[nodiscard]] bool usesEcho() const { return m_useEcho; }
    /** All routes use it instead of the definitions' own upstream; an empty URL ends that. */
    void setUpstreamOverride(const QUrl &upstream);
    /** `/a` also serves `/ab`; the same as in GatewayOptions. */
    void setPrefixMatch(bool prefixMatch);
    /** Who may call the APIs with http/basic client authentication. */
    void setClientUsers(const QList<routing::ClientUser> &users);
    /** True when a served definition requires client authentication. */
    [[nodiscard]] bool checksClients() const;
    /** Whether the gateway serves it, or will after its next start. */
    [[nodiscard]] bool isServed(const workspace::OpenDefinition &definition) const;
    void setServed(workspace::OpenDefinition &definition, bool served);
    /** True for a definition that was opened while the gateway runs, until setServed() or declineToServe(). */
    [[nodiscard]] bool isWaiting(const workspace::OpenDefinition &definition) const;
    /** It is not served before the gateway stops. The next start serves it. */
    void declineToServe(workspace::OpenDefinition &definition);
    /** True for a definition that could be served: an active one with a listen path. */
    [[nodiscard]] bool canBeServed(const workspace::OpenDefinition &definition) const;
    /** Another definition that is served, and has paths in common. */
    struct Overlap {
        QString apiName; ///< Of the other one.
        routing::ListenPathOverlap common;
    };
    /** With which served definitions it has paths in common, if it is served too. */
    [[nodiscard]] QList<Overlap> overlaps(const workspace::OpenDefinition &definition) const;
    /** Resolves all references again, for example after a change of environment. */
    void rebuild();

    /** False while references are being resolved. */
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] const routing::RouteTable &routes() const { return m_table; }
    /** What its route needs and the user has not allowed yet; no references when there is nothing to ask. */
    [[nodiscard]] consent::SecretRequest missingSecrets(const workspace::OpenDefinition &definition) const;
    /** Why a definition is not served, or not as written. Some of these are findings of lint as well. */
    [[nodiscard]] base::Diagnostics problems(const workspace::OpenDefinition &definition) const;

signals:
    /** isServed() or isWaiting() is different for this definition. */
    void servedChanged(workspace::OpenDefinition *definition);
    /** The gateway has a new table; problems() may differ. */
    void routesChanged();

private:
    enum class Serving { On, Waiting, Declined, Off };
    struct Entry {
        std::optional<RouteInputs> inputs;
        std::optional<routing::Route> route;
        base::Diagnostics problems;
        quint64 generation = 0;
        bool isPending = false;
        Serving serving = Serving::On;

        [[nodiscard]] bool isServed() const { return serving == Serving::On; }
    };

    [[nodiscard]] const Entry *entryOf(const workspace::OpenDefinition &definition) const;
    [[nodiscard]] static QByteArray listenPathOf(const Entry &entry);
    void setServing(workspace::OpenDefinition &definition, Serving serving);
    void followGateway();
    void endWaiting();
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
    const consent::Grants &m_grants;
    GatewayControl &m_gateway;
    RouteBuilder m_builder;
    std::map<workspace::OpenDefinition *, Entry> m_entries;
    routing::RouteTable m_table;
    QUrl m_override;
    QList<routing::ClientUser> m_clientUsers;
    quint64 m_lastGeneration = 0;
    bool m_isRunning = false; ///< The gateway. It is stopped when this object is created.
    bool m_useEcho = false;
    bool m_prefixMatch = false;
    bool m_isPublishQueued = false;
};

} // namespace preview
