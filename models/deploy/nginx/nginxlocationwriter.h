#pragma once

#include "configurationtext.h"
#include "nginxlocations.h"

namespace deploy {

/** Writes the `location` blocks of an nginx server. The variables that they use, such as the credential of a route, are
 * written by NginxWriter. */
class NginxLocationWriter final
{
public:
    /** Creates a writer that appends to `text`. Plan and text have to live longer than the writer. */
    NginxLocationWriter(const ExportPlan &plan, ConfigurationText &text)
        : m_plan(plan)
        , m_text(text)
    {}

    /** Writes all locations of the plan: see nginxLocations(). */
    void write();

private:
    /** Writes a location, and inside of it `nested` unless that is null. */
    void writeLocation(const NginxLocation &location, const NginxLocation *nested);
    /** The directives by which requests of a location are sent or refused. */
    void writeHandler(const NginxLocation &location);
    void writeExpressionRewrites(const PlannedRoute &route);
    void writePass(const PlannedRoute &route, const QByteArray &path);
    void writeFields(const PlannedRoute &route);

    const ExportPlan &m_plan;
    ConfigurationText &m_text;
    bool m_isNested = false; ///< Whether the location that is written inherits the fields of another.
};

} // namespace deploy
