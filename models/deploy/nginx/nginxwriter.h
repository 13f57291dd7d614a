#pragma once

#include "configurationtext.h"
#include "exportedfiles.h"
#include "exportplan.h"
#include "nginxlocations.h"

namespace deploy {

/** Writes an nginx configuration with `location` blocks for the routes of a plan. If a route has a credential, it is a
 * template into which `envsubst` inserts environment variables. */
class NginxWriter final
{
public:
    NginxWriter(const ExportPlan &plan, quint16 port);

    [[nodiscard]] ExportedConfiguration run();

private:
    [[nodiscard]] bool hasCredentials() const;
    void writeHead();
    void writeMaps();
    void writeUpstreams();
    void writeServer();
    void writeLocations();
    /** Writes a location, and inside of it `nested` unless that is null. */
    void writeLocation(const NginxLocation &location, const NginxLocation *nested);
    /** The directives by which requests of a location are sent or refused. */
    void writeHandler(const NginxLocation &location);
    void writeExpressionRewrites(const PlannedRoute &route);
    void writePass(const PlannedRoute &route, const QByteArray &path);
    void writeFields(const PlannedRoute &route);

    ExportPlan m_plan;
    quint16 m_port;
    bool m_isNested = false; ///< Whether the location that is written inherits the fields of another.
    ConfigurationText m_text{4};
};

} // namespace deploy
