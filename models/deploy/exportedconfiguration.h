#pragma once

#include "exportplan.h"
#include "exporttarget.h"

namespace deploy {

/** A file of a proxy's configuration. */
struct ExportedFile {
    QString name; ///< The file's name in a folder, such as `nginx.conf`.
    QByteArray content;
    /** Whether only the user may read the file, because credentials are inserted into it or beside it. */
    bool isPrivate = false;
};

/** The configuration of a proxy for the routes of a plan. */
struct ExportedConfiguration {
    ExportedFile main;          ///< The file that the proxy is started with.
    QList<ExportedFile> others; ///< The files that `main` refers to, by names relative to its folder.
    ExportReport report;        ///< The plan's report, with what is specific to the proxy.
};

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
