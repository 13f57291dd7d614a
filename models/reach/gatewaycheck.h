#pragma once

#include "gatewayfinding.h"
#include "listenpathconflicts.h"

namespace reach {

/** Returns the problems that definitions have together on one gateway: listen paths and ids, in the order of `apis`,
 * which is the order in which they are served. Definitions that are not active take no part with their listen paths.
 * These are compared with at most `mostPathSteps` steps for each domain, see StepBudget. */
[[nodiscard]] QList<GatewayFinding> checkGateway(const QList<ServedApi> &apis, qint64 mostPathSteps = MaximumPathSteps);

/** Returns the problems of the definitions with the policies and certificates of an environment, without those of
 * checkGateway() for the definitions alone. Takes time for each allowed URL and operation. */
[[nodiscard]] QList<GatewayFinding> checkGateway(const QList<ServedApi> &apis, const GatewayEnvironment &environment);

} // namespace reach
