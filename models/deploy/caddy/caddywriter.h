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
    void writeAddedFields();
    /** The directives that send a request of a route whose path has been rewritten. */
    void writeUpstream(const PlannedRoute &route);
    void writeFields(const PlannedRoute &route);
    void writeTransport(const PlannedRoute &route);
    void writeSite();
    void writeRoute(const PlannedRoute &route);
    /** The handler of the paths that `matched` matches, in which `replaced` becomes `replacement`. */
    void writeHandler(const QByteArray &matched, const PlannedRoute &route, const QByteArray &replaced,
                      const QByteArray &replacement);

    quint16 m_port;
};

} // namespace deploy
