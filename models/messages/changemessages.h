#pragma once

#include "change.h"

namespace messages {

/** A sentence that says why the gateway changed a part of a request. */
[[nodiscard]] QString changeMessage(traffic::ChangeReason reason);

} // namespace messages
