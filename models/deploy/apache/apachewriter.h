#pragma once

#include "credentialparts.h"
#include "proxywriter.h"

namespace deploy {

/**
 * Writes a configuration of Apache's httpd: a `<Location>` for each route of a plan, the shortest listen path first,
 * because the last section that matches a request decides. Sections inherit the settings of the others that match, so
 * that each one says everything; credentials are set outside of them, for the route that a variable names.
 */
class ApacheWriter final : public ProxyWriter
{
public:
    ApacheWriter(const ExportPlan &plan, quint16 port);

private:
    void write() override;
    [[nodiscard]] QList<Variable> variablesOf(const PlannedRoute &route) const override;
    void writeModules();
    void writeServer();
    /** The rules for queries of upstream URLs and for refusals, in the order of the routes. */
    void writeRules();
    void writeCredential(const PlannedRoute &route);
    void writeRoute(const PlannedRoute &route);
    void writeSection(const QByteArray &section, const PlannedRoute &route, const QByteArray &target);
    [[nodiscard]] CredentialSource sourceOf(const PlannedRoute &route) const;

    quint16 m_port;
};

} // namespace deploy
