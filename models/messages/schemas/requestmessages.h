#pragma once

#include "requestfinding.h"

#include <QString>

namespace messages {

/** Returns the translated sentence for a reason why a request does not fit its operation. */
[[nodiscard]] QString requestFindingText(const conformance::RequestFinding &finding);

} // namespace messages
