#pragma once

#include "route.h"

#include <QList>

#include <optional>

namespace routing {

/** How an nginx configuration is written. */
struct NginxOptions {
    quint16 port = 8080;
    bool prefixMatch = false;
    bool showSecrets = false; ///< Credentials in plain text instead of REDACTED.
};

/** Why nginx would not accept a route. */
struct NginxProblem {
    enum class Kind {
        NamedGroup, ///< The listen path has a group with a name, which nginx takes for a variable.
        TooLong,    ///< A text is longer than nginx reads.
        NoPort,     ///< The port of the upstream is 0.
    };
    Kind kind = Kind::TooLong;
    QString pointer; ///< The setting.
    QString detail;  ///< The name of the group.
};

/** The first problem of a route that is not blocked; nothing if nginx accepts it. */
[[nodiscard]] std::optional<NginxProblem> nginxProblem(const Route &route);

/**
 * A complete configuration that makes nginx proxy the routes as the gateway does: same paths, Host, hop-by-hop fields,
 * X-Forwarded-For and upstream credential. What nginx can't do is in a comment.
 */
[[nodiscard]] QByteArray nginxConfiguration(const QList<Route> &routes, const NginxOptions &options = {});

} // namespace routing
