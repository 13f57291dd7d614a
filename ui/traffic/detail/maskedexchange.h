#pragma once

#include "exchange.h"

namespace traffic {

/** The text that is shown in place of a secret: three dots, in UTF-8. */
inline constexpr char Mask[] = "\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2";

/** Returns an exchange for display: secrets in header fields and request targets are replaced by Mask, and secrets in
 * bodies are redacted. */
[[nodiscard]] Exchange maskedExchange(const Exchange &exchange);

/** The largest number of recorded bytes in the bodies of an exchange that is masked without a worker. A byte with a
 * content coding, which masking removes, counts as CodedByte bytes. */
inline constexpr qsizetype MaximumMaskedHere = 32 * 1024;
inline constexpr qsizetype CodedByte = 32;
/** True if masking the exchange takes so long that a worker should do it. */
[[nodiscard]] bool isSlowToMask(const Exchange &exchange);

} // namespace traffic
