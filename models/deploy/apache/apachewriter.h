#pragma once

#include "configurationtext.h"
#include "credentialparts.h"
#include "exportedfiles.h"
#include "exportplan.h"

namespace deploy {

/**
 * Writes a configuration of Apache's httpd: a `<Location>` for each route of a plan, the shortest listen path first,
 * because the last section that matches a request decides. Sections inherit the settings of the others that match, so
 * that each one says everything; credentials are set outside of them, for the route that a variable names.
 */
class ApacheWriter final
{
public:
    ApacheWriter(const ExportPlan &plan, quint16 port);

    [[nodiscard]] ExportedConfiguration run();

private:
    void writeModules();
    void writeServer();
    /** The rules for queries of upstream URLs and for refusals, in the order of the routes. */
    void writeRules();
    void writeCredential(const PlannedRoute &route);
    void writeRoute(const PlannedRoute &route);
    void writeSection(const QByteArray &section, const PlannedRoute &route, const QByteArray &target);
    [[nodiscard]] CredentialSource sourceOf(const PlannedRoute &route) const;

    ExportPlan m_plan;
    quint16 m_port;
    ConfigurationText m_text{4};
};

} // namespace deploy
