#pragma once

#include "exportplan.h"

namespace deploy {

/** A `location` block of nginx. */
struct NginxLocation {
    enum class Kind : quint8 {
        Prefix,      ///< Paths that begin with `path`.
        FirstPrefix, ///< The same, but regular expressions are not tried (`^~`).
        Exact,       ///< The path `path` (`=`).
        Expression,  ///< Paths that the listen path of `route` matches (`~`).
    };
    Kind kind = Kind::Prefix;
    QByteArray path;                     ///< Percent-encoded; empty for Expression.
    const PlannedRoute *route = nullptr; ///< The route of the requests; null to answer 404.
    QByteArray sentPath; ///< The path that is sent instead of `path`, percent-encoded; empty for Expression and null.
    friend bool operator==(const NginxLocation &, const NginxLocation &) = default;
};

/**
 * Returns the locations with which nginx chooses the routes of a plan, in the order in which they have to be written.
 * nginx takes an exact location first, then the longest prefix, unless a regular expression matches.
 *
 * A listen path `/a/` gives the prefix `/a/` and the exact path `/a`, which nginx would redirect to `/a/`; and the
 * exact path `/a/` if what is sent for it does not end with a slash. `/a` gives the prefix `/a/` and the exact path
 * `/a`. Listen paths with parameters are regular expressions, and so are literal ones that have to be tried between
 * those.
 */
[[nodiscard]] QList<NginxLocation> nginxLocations(const ExportPlan &plan);

} // namespace deploy
