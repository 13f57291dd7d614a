#pragma once

#include "exchange.h"
#include "replayoutcome.h"

namespace replay {

/** Compares a recorded exchange with what a gateway makes of its request now. Both are without secrets. */
[[nodiscard]] Outcome compared(const traffic::Exchange &recorded, const traffic::Exchange &now);

} // namespace replay
