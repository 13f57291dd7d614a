#pragma once

#include "plannedroute.h"

namespace deploy {

/** Returns the regular expression (PCRE2), without anchors, for the listen path of a route that has parameters. */
[[nodiscard]] QByteArray patternOf(const PlannedRoute &route);

/** Returns the regular expression, without anchors, that matches a text alone. */
[[nodiscard]] QByteArray literalPattern(const QByteArray &text);

/** Returns patternOf() for a listen path with parameters, and literalPattern() of the decoded listen path otherwise. */
[[nodiscard]] QByteArray listenPathPattern(const PlannedRoute &route);

/** Returns the regular expression for the end of a segment that has to follow patternOf(); empty if none has to. */
[[nodiscard]] QByteArray segmentEndOf(const PlannedRoute &route);

/** Returns the number of groups in patternOf(). */
[[nodiscard]] int groupCountOf(const PlannedRoute &route);

/** Returns true if a group of the listen path's expressions has a name. */
[[nodiscard]] bool hasNamedGroup(const PlannedRoute &route);

/** Returns true if the listen path contains `${`, with which envsubst and Apache begin the name of a variable. */
[[nodiscard]] bool hasVariable(const PlannedRoute &route);

} // namespace deploy
