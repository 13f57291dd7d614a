#pragma once

#include "exchange.h"

namespace trafficui {

/** What stands on the screen in the place of a secret. */
inline constexpr char Mask[] = "\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2";

/** The exchange as it may be looked at: fields and targets without secrets, which read as three dots; bodies redacted.
 */
[[nodiscard]] traffic::Exchange maskedExchange(const traffic::Exchange &exchange);

} // namespace trafficui
