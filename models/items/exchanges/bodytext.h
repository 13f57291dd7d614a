#pragma once

#include "message.h"

#include <QString>

namespace items {

/** How the body of a message is shown: formatted, as it is, or as a hex dump. */
enum class BodyForm { Pretty, Raw, Hex };

/** The maximum number of bytes of a body that are shown as text. */
inline constexpr qsizetype MaximumShownText = 2 * 1024 * 1024;
/** The maximum number of bytes of a body that are shown as a hex dump. */
inline constexpr qsizetype MaximumShownHex = 64 * 1024;

/** True for UTF-8 text without control characters other than white space. */
[[nodiscard]] bool isText(const QByteArray &bytes);
/** The text that shows a body in a form. Pretty: formatted JSON if the body is JSON, otherwise its text. A body that is
 * not text is always shown as a hex dump. */
[[nodiscard]] QString bodyText(const QByteArray &bytes, BodyForm form);
/** A hex dump of bytes: lines with the offset, 16 bytes in hex, and the same bytes as characters. */
[[nodiscard]] QString hexDump(const QByteArray &bytes);

} // namespace items
