#pragma once

#include "proxywriter.h"

namespace deploy {

/** Writes a configuration of HAProxy: a frontend that chooses the backend by the path, and a backend for each route of
 * a plan, which rewrites the path. */
class HaproxyWriter final : public ProxyWriter
{
public:
    HaproxyWriter(const ExportPlan &plan, quint16 port);

private:
    void write() override;
    [[nodiscard]] QList<Variable> variablesOf(const PlannedRoute &route) const override;
    void writeGlobal();
    void writeDefaults();
    void writeFrontend();
    void writeBackend(const PlannedRoute &route);
    void writeCredentialCheck(const PlannedRoute &route);
    void writePath(const PlannedRoute &route);
    void writeExpressionPath(const PlannedRoute &route);
    void writeQuery(const PlannedRoute &route);
    void writeFields(const PlannedRoute &route);
    void writeServer(const PlannedRoute &route);

    quint16 m_port;
};

} // namespace deploy
