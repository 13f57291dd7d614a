#pragma once

#include "change.h"

namespace messages {

/** Why the gateway changed something, in one sentence. */
[[nodiscard]] QString sentence(traffic::ChangeReason reason);

} // namespace messages
