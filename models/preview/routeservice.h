#pragma once

#include "gatewaycontrol.h"
#include "listenpath.h"
#include "routebuilder.h"
#include "workspace.h"

#include <map>

namespace preview {

/**
 * Updates the gateway's routes when open definitions change. A relevant edit builds the definition's route again; a
 * result for an older state of the definition is dropped; the gateway gets a new route table. A definition that is
 * opened while the gateway runs is not served before the user agrees, because its listen path can take over requests
 * from another definition.
 */
class RouteService final : public QObject
{
    Q_OBJECT

public:
    RouteService(workspace::Workspace &workspace, secrets::SecretResolver &resolver, const consent::Grants &grants,
                 GatewayControl &gateway, QObject *parent = nullptr);

    /** Sets what answers the requests of all routes. */
    void setUpstreamKind(traffic::UpstreamKind upstreamKind);
    [[nodiscard]] traffic::UpstreamKind upstreamKind() const { return m_upstreamKind; }
    /** Sets the seed of mocks, and whether they answer requests that do not fit the document. */
    void setMockOptions(quint32 seed, bool answersInvalid);
    [[nodiscard]] quint32 mockSeed() const { return m_mockOptions.seed; }
    /** Sets the upstream that all routes use instead of the definitions' own upstreams; an empty URL ends that. */
    void setUpstreamOverride(const QUrl &upstream);
    /** Sets whether a listen path `/a` also serves `/ab`, as GatewayOptions::prefixMatch does. */
    void setPrefixMatch(bool prefixMatch);
    /** Sets the users who may call the APIs with http/basic client authentication. */
    void setClientUsers(const QList<routing::ClientUser> &users);
    /** Returns true if a served definition requires http/basic client authentication. */
    [[nodiscard]] bool checksClients() const;
    /** Returns whether the gateway serves the definition, or will serve it after its next start. */
    [[nodiscard]] bool isServed(const workspace::OpenDefinition &definition) const;
    void setServed(workspace::OpenDefinition &definition, bool served);
    /** Returns true for a definition that was opened while the gateway runs, until setServed() or declineToServe() is
     * called for it. */
    [[nodiscard]] bool isWaiting(const workspace::OpenDefinition &definition) const;
    /** Keeps the definition from being served until the gateway stops. The next start serves it. */
    void declineToServe(workspace::OpenDefinition &definition);
    /** Returns true for a definition that could be served: an active one with a listen path. */
    [[nodiscard]] bool canBeServed(const workspace::OpenDefinition &definition) const;
    /** Returns true for an OpenAPI document without gateway settings that is not served yet: serveWithDefaults() can
     * serve it. */
    [[nodiscard]] bool canBeServedWithDefaults(const workspace::OpenDefinition &definition) const;
    /** Serves an OpenAPI document without gateway settings at the listen path and upstream that an import would write,
     * until it is closed. The document is not changed. */
    void serveWithDefaults(workspace::OpenDefinition &definition);
    /** Another definition that is served and has paths in common with the given one. */
    struct Overlap {
        QString apiName; ///< The API name of the other definition.
        routing::ListenPathOverlap common;
    };
    /** Returns the served definitions that `definition` has paths in common with, whether or not it is served
     * itself. */
    [[nodiscard]] QList<Overlap> overlaps(const workspace::OpenDefinition &definition) const;
    /** Builds all routes again, which resolves their references, for example after a change of environment. */
    void rebuild();

    /** Returns false while references are being resolved or a new route table is due. */
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] const routing::RouteTable &routes() const { return m_table; }
    /** Returns the secrets that the definition's route needs and the user has not allowed yet; without references when
     * there is nothing to ask. */
    [[nodiscard]] consent::SecretRequest missingSecrets(const workspace::OpenDefinition &definition) const;
    /** Returns why the definition is not served, or not as written. Some of these problems are findings of lint as
     * well. */
    [[nodiscard]] base::Diagnostics problems(const workspace::OpenDefinition &definition) const;

signals:
    /** upstreamKind() has changed. */
    void upstreamKindChanged();
    /** Emitted when isServed() or isWaiting() has changed for a definition. */
    void servedChanged(workspace::OpenDefinition *definition);
    /** Emitted when the gateway has a new route table; problems() may have changed. */
    void routesChanged();

private:
    enum class Serving { On, Waiting, Declined, Off };
    struct Entry {
        std::optional<RouteInputs> inputs;
        std::optional<routing::Route> route;
        base::Diagnostics problems;
        quint64 generation = 0;
        bool isPending = false;
        bool usesDefaults = false; ///< Whether it is served without gateway settings in the document.
        Serving serving = Serving::On;

        [[nodiscard]] bool isServed() const { return serving == Serving::On; }
        [[nodiscard]] bool hasListenPath() const { return inputs && inputs->hasListenPath(); }
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
    [[nodiscard]] mock::MockedApi mockOf(const workspace::OpenDefinition &definition,
                                         const routing::Route &route) const;
    /** Returns true for a definition whose route or mock is made from its description, too. */
    [[nodiscard]] bool usesDescription(const Entry &entry) const;
    /** Returns true for a served definition that waits for its description. */
    [[nodiscard]] bool awaitsDescription(const workspace::OpenDefinition &definition, const Entry &entry) const;
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
    bool m_isRunning = false; ///< Whether the gateway runs. It is stopped when this object is created.
    traffic::UpstreamKind m_upstreamKind = traffic::UpstreamKind::Own;
    mock::MockOptions m_mockOptions; ///< Without paths.
    bool m_prefixMatch = false;
    bool m_isPublishQueued = false;
};

} // namespace preview
