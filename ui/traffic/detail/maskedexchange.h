#pragma once

#include "exchange.h"

namespace traffic {

/** What stands on the screen in the place of a secret. */
inline constexpr char Mask[] = "\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2";

/** The exchange as it may be looked at: fields and targets without secrets, which read as three dots; bodies redacted.
 */
[[nodiscard]] Exchange maskedExchange(const Exchange &exchange);

} // namespace traffic
