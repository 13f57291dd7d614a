#pragma once

#include "exportplan.h"
#include "httprouteobjects.h"
#include "tlspolicies.h"

#include <QHash>

namespace deploy {

/** How a cluster reaches the host of an upstream. */
enum class HostKind : quint8 {
    Service,  ///< A Service of the cluster: `orders`, `orders.shop.svc` or `orders.shop.svc.cluster.local`.
    External, ///< Another DNS name.
    Address,  ///< An IP address.
    Local,    ///< The machine itself, which no cluster reaches.
    Unusable, ///< A name that a manifest can't contain.
};

[[nodiscard]] HostKind hostKindOf(const QByteArray &host);

/** The Services of a manifest: one for each host, port and use of TLS of the upstreams. */
class UpstreamServices final
{
public:
    /** Creates an empty list. `names` must outlive it. */
    explicit UpstreamServices(KubernetesNames &names)
        : m_names(names)
    {}

    /** Returns the Service for the upstream of a route that sends, and reports what the Service needs. */
    [[nodiscard]] Backend backendFor(const PlannedRoute &route, ExportReport &report);

    [[nodiscard]] const QList<UpstreamService> &services() const { return m_services; }
    /** Returns the policies for TLS of all Services, and reports what the user has to add to them. Call it once, after
     * the last route. */
    [[nodiscard]] QList<UpstreamTls> tls(ExportReport &report);

private:
    [[nodiscard]] Backend made(const PlannedRoute &route, const QByteArray &host);

    KubernetesNames &m_names;
    QList<UpstreamService> m_services;
    QList<UpstreamTls> m_tls; ///< The policies of m_services.
    QList<ServiceUse> m_uses;
    QHash<QByteArray, Backend> m_known; ///< By the origin of the upstream.
};

} // namespace deploy
