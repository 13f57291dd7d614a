#pragma once

#include "route.h"

#include <QList>

#include <optional>

namespace routing {

/** The options for writing an nginx configuration. */
struct NginxOptions {
    quint16 port = 8080;
    bool prefixMatch = false;
    bool showSecrets = false; ///< Whether credentials are written in plain text instead of REDACTED.
};

/** Why nginx would not accept a route. */
struct NginxProblem {
    enum class Kind {
        NamedGroup, ///< The listen path has a group with a name, which nginx takes for a variable.
        TooLong,    ///< A text of the route is longer than nginx reads.
        NoPort,     ///< The port of the upstream is 0.
    };
    Kind kind = Kind::TooLong;
    QString pointer; ///< The JSON Pointer of the setting with the problem.
    QString detail;  ///< The name of the group in the listen path.
};

/** Returns the first problem that nginx has with a route that is not blocked, or std::nullopt if it accepts the
 * route. */
[[nodiscard]] std::optional<NginxProblem> nginxProblem(const Route &route);

/**
 * Returns a complete nginx configuration that makes nginx proxy the routes as the gateway does: with the same paths,
 * Host, hop-by-hop fields, X-Forwarded-For and upstream credential. A comment in it lists what nginx can't do.
 */
[[nodiscard]] QByteArray nginxConfiguration(const QList<Route> &routes, const NginxOptions &options = {});

} // namespace routing
