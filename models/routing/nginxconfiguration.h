#pragma once

#include "route.h"

#include <QList>

namespace routing {

/** How an nginx configuration is written. */
struct NginxOptions {
    quint16 port = 8080;
    bool prefixMatch = false;
    bool showSecrets = false; ///< Credentials in plain text instead of REDACTED.
};

/**
 * A complete configuration that makes nginx proxy the routes as the gateway does: same paths, Host, hop-by-hop fields,
 * X-Forwarded-For and upstream credential. What nginx can't do is in a comment.
 */
[[nodiscard]] QByteArray nginxConfiguration(const QList<Route> &routes, const NginxOptions &options = {});

} // namespace routing
