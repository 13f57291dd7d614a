#pragma once

#include "exportreport.h"
#include "httprouteobjects.h"
#include "kubernetesnames.h"

namespace deploy {

/** How a route uses a Service that exists in the cluster. */
struct ServiceUse {
    QString reportName;    ///< See PlannedRoute.
    QByteArray identifier; ///< See PlannedRoute.
    Backend backend;
    bool usesTls = false;
    QByteArray host; ///< The name in the server's certificate, if TLS is used.
};

/**
 * Returns the policies for TLS to Services that exist in the cluster. A policy is for all ports of a Service, or for
 * one port by its name, which the definitions do not have. A Service whose uses all have TLS for the same host gets one
 * policy for all ports; the policies of others have the name `port-NUMBER`, which the user has to replace. Reports
 * both, and the uses of a port that need another policy than the first one.
 */
[[nodiscard]] QList<UpstreamTls> tlsPoliciesFor(const QList<ServiceUse> &uses, KubernetesNames &names,
                                                ExportReport &report);

} // namespace deploy
