#pragma once

#include "route.h"

#include <QList>

namespace routing {

/** How an nginx configuration is written. */
struct NginxOptions {
    quint16 port = 8080;
    bool prefixMatch = false;
    bool showSecrets = false; ///< Credentials in clear instead of REDACTED.
};

/**
 * A whole configuration that makes nginx proxy the routes as the gateway does: same paths, Host, hop-by-hop fields,
 * X-Forwarded-For and upstream credential. What nginx cannot do stands there as a comment.
 */
[[nodiscard]] QByteArray nginxConfiguration(const QList<Route> &routes, const NginxOptions &options = {});

} // namespace routing
