#pragma once

#include "exportedfiles.h"
#include "exportplan.h"
#include "exporttarget.h"

namespace deploy {

/** Where a configuration serves requests. */
struct Placement {
    /** Serves on a port of 127.0.0.1. */
    Placement(quint16 portNumber)
        : port(portNumber)
    {}
    /** Attaches routes to a Gateway of a Kubernetes cluster. */
    explicit Placement(const QString &gatewayName)
        : gateway(gatewayName)
    {}

    quint16 port = 0;
    QString gateway; ///< The name of the Gateway, for targets that need one: see isGatewayName().
};

/** Returns the configuration with which a proxy sends the requests of the plan's routes as the test gateway does. It
 * contains no credentials: a proxy reads them from the environment variables of the report. */
[[nodiscard]] ExportedConfiguration exportConfiguration(Target target, const ExportPlan &plan,
                                                        const Placement &placement);

} // namespace deploy
