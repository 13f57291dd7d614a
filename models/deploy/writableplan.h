#pragma once

#include "exportplan.h"

#include <functional>

namespace deploy {

/** A test of a route by the writer of a configuration. */
using RouteTest = std::function<bool(const PlannedRoute &)>;

/** Returns the plan without the routes whose listen path `canMatch` rejects, and the plan's report with a loss for each
 * of them. If a shorter listen path would get their requests, which can have credentials of clients, a route refuses
 * those below the plain beginning of the listen path; if that has to be the shorter one itself, the report says who
 * gets them. */
[[nodiscard]] ExportPlan withMatchableRoutes(const ExportPlan &plan, const RouteTest &canMatch);

/** Returns the plan without the routes that a proxy can't match which decodes the paths of requests before it compares
 * them, such as listen paths that are equal once they are decoded. Literal listen paths have to have a decoded form,
 * the others no escapes, and `canMatch` has to accept those that remain. */
[[nodiscard]] ExportPlan withDecodableRoutes(const ExportPlan &plan, const RouteTest &canMatch);

/** Replaces sending by the refusal `topic` for the routes that send and that `canSend` rejects. */
void refuseRoutes(ExportPlan &plan, Topic topic, const RouteTest &canSend);

} // namespace deploy
