#pragma once

#include "change.h"
#include "message.h"
#include "routetable.h"

#include <QList>

namespace routing {

/** The rewritten request for the upstream, and every difference from what the client sent, in the order in which the
 * changes were made. */
struct Applied {
    http::RequestHead request;
    QList<traffic::Change> changes;
};

/**
 * Rewrites a request head that decide() forwards to `target`. It changes in this order: target, Host, hop-by-hop
 * fields, X-Forwarded-For (not for an empty `clientAddress`), and last the upstream credential. Everything else stays
 * as it is, byte by byte. Has no side effects; the memory of `reused` is used again. A field that is set here is also
 * written by nginxconfiguration.cpp and must not be in a trailer: app/gateway/upstream/trailerfilter.cpp.
 */
[[nodiscard]] Applied apply(const RouteMatch &match, const UpstreamTarget &target, const http::RequestHead &request,
                            const QByteArray &clientAddress, Applied reused = {});

} // namespace routing
