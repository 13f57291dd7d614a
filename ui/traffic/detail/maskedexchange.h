#pragma once

#include "exchange.h"

namespace traffic {

/** Shown instead of a secret. */
inline constexpr char Mask[] = "\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2";

/** The exchange for display: secrets in fields and targets are replaced by three dots, bodies are redacted.
 */
[[nodiscard]] Exchange maskedExchange(const Exchange &exchange);

} // namespace traffic
