#pragma once

#include "change.h"

namespace messages {

/** A sentence that says what the gateway changed in a part of a request, and why. It names the header field and
 * contains no values. */
[[nodiscard]] QString changeMessage(const traffic::Change &change);

} // namespace messages
