#pragma once

#include "message.h"

#include <QString>

namespace items {

/** How a body is shown. */
enum class BodyForm { Pretty, Raw, Hex };

/** The maximum number of bytes of a body that are shown as text. */
inline constexpr qsizetype MaximumShownText = 2 * 1024 * 1024;
/** The maximum number of bytes of a body that are shown as a hex dump. */
inline constexpr qsizetype MaximumShownHex = 64 * 1024;

/** True for UTF-8 text without control characters other than white space. */
[[nodiscard]] bool isText(const QByteArray &bytes);
/** Formatted JSON if the body is JSON, otherwise its text. A hex dump if it is not text. */
[[nodiscard]] QString bodyText(const QByteArray &bytes, BodyForm form);
/** Lines with the offset, 16 bytes in hex, and the same bytes as characters. */
[[nodiscard]] QString hexDump(const QByteArray &bytes);

} // namespace items
