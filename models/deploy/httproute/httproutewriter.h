#pragma once

#include "exportedfiles.h"
#include "exportplan.h"
#include "routerules.h"
#include "upstreamservices.h"

namespace deploy {

/** Writes the HTTPRoutes of a plan, and the Services that they send to, as a YAML manifest. */
class HttpRouteWriter final
{
public:
    /** Creates a writer. The plan must outlive it. `gateway` is the name of the Gateway that the HTTPRoutes attach to.
     */
    HttpRouteWriter(const ExportPlan &plan, const QString &gateway);

    [[nodiscard]] ExportedConfiguration run();

private:
    /** The routes that HTTPRoutes can match, with refusals where they can't send. */
    [[nodiscard]] static ExportPlan writablePlan(const ExportPlan &plan);
    [[nodiscard]] DefinitionRoutes routesOf(const PlannedRoute &route);
    void report(const PlannedRoute &route);

    const ExportPlan &m_plan;
    QString m_gateway;
    ExportPlan m_written;
    RouteRules m_rules;
    KubernetesNames m_names;        ///< Of HTTPRoutes, filters and Secrets.
    KubernetesNames m_serviceNames; ///< Of Services and their policies.
    UpstreamServices m_services;
};

} // namespace deploy
