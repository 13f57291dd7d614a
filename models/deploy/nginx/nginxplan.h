#pragma once

#include "exportplan.h"

namespace deploy {

/** Returns the routes of a plan that nginx can serve, with refusals where its configuration can't contain what has to
 * be sent: names and paths that are too long, and texts in which envsubst would insert a credential. */
[[nodiscard]] ExportPlan nginxPlan(const ExportPlan &plan);

} // namespace deploy
