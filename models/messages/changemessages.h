#pragma once

#include "change.h"

namespace messages {

/** Why the gateway changed something, in one sentence. */
[[nodiscard]] QString changeMessage(traffic::ChangeReason reason);

} // namespace messages
