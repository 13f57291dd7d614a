#pragma once

#include "proxywriter.h"

namespace deploy {

/** Writes an nginx configuration with `location` blocks for the routes of a plan. If a route has a credential, it is a
 * template into which `envsubst` inserts environment variables. */
class NginxWriter final : public ProxyWriter
{
public:
    NginxWriter(const ExportPlan &plan, quint16 port);

private:
    void write() override;
    [[nodiscard]] bool isTemplate() const override { return hasCredentials(); }
    void writeHead();
    void writeHashSize();
    void writeMaps();
    void writeUpstreams();
    void writeServer();

    quint16 m_port;
};

} // namespace deploy
