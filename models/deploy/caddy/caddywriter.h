#pragma once

#include "proxywriter.h"

namespace deploy {

/** Writes a Caddyfile: one site whose `route` has a `handle` for each listen path of a plan, in order. */
class CaddyWriter final : public ProxyWriter
{
public:
    CaddyWriter(const ExportPlan &plan, quint16 port);

private:
    void write() override;
    void writeOptions();
    /** The placeholders for the path as it was sent and for the fields that Caddy adds. */
    void writeVariables();
    /** The directives that send a request of a route whose path has been rewritten. */
    void writeUpstream(const PlannedRoute &route);
    void writeFields(const PlannedRoute &route);
    void writeTransport(const PlannedRoute &route);
    void writeSite();
    void writeRoute(const PlannedRoute &route);
    /** The directive that replaces the listen path, which the regular expression `start` matches. */
    void writePath(const PlannedRoute &route, const QByteArray &start);

    quint16 m_port;
};

} // namespace deploy
