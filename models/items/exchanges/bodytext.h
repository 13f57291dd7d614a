#pragma once

#include "message.h"

#include <QString>

namespace items {

/** How a body is shown. */
enum class BodyForm { Pretty, Raw, Hex };

/** The bytes of a body that are shown at most as text; the rest is counted. */
inline constexpr qsizetype MaximumShownText = 2 * 1024 * 1024;
/** The bytes of a body that are shown at most as a hex dump; the rest is counted. */
inline constexpr qsizetype MaximumShownHex = 64 * 1024;

/** True when the bytes are text: UTF-8 without control characters other than white space. */
[[nodiscard]] bool isText(const QByteArray &bytes);
/** JSON over several lines where the body is JSON, else the text as it is; a body that is no text gives its hex dump.
 */
[[nodiscard]] QString bodyText(const QByteArray &bytes, BodyForm form);
/** Offset, 16 bytes in hex, and the same as characters: one line each. */
[[nodiscard]] QString hexDump(const QByteArray &bytes);

} // namespace items
