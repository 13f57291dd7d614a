#pragma once

#include "configurationtext.h"
#include "exportedconfiguration.h"

namespace deploy {

/** Writes a Caddyfile: one site whose `route` has a `handle` for each listen path of a plan, in order. */
class CaddyWriter final
{
public:
    CaddyWriter(const ExportPlan &plan, quint16 port);

    [[nodiscard]] ExportedConfiguration run();

private:
    void writeOptions();
    void writeAddedFields();
    /** The snippet with the upstream of a route, which all its handlers import. */
    void writeSnippet(const PlannedRoute &route);
    void writeFields(const PlannedRoute &route);
    void writeTransport(const PlannedRoute &route);
    void writeSite();
    void writeExact(const QByteArray &path, const PlannedRoute *route);
    void writeRoute(const PlannedRoute &route);
    void writeHandler(const QByteArray &matcher, const QByteArray &pattern, const PlannedRoute &route,
                      const QByteArrayList &rewrites);

    ExportPlan m_plan;
    quint16 m_port;
    ConfigurationText m_text{0};
};

} // namespace deploy
