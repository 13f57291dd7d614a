#pragma once

#include "gatewayfinding.h"

namespace reach {

/** Returns the problems that the policies of an environment have with definitions: access to APIs that no definition
 * describes, URLs that match no operation, and definitions whose clients need a key that no policy gives. */
[[nodiscard]] QList<GatewayFinding> checkPolicies(const QList<ServedApi> &apis, const GatewayEnvironment &environment);

} // namespace reach
