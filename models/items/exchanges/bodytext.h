#pragma once

#include <QByteArray>
#include <QString>

namespace items {

/** The maximum number of bytes of a body that are compared as text. */
inline constexpr qsizetype MaximumShownText = 2 * 1024 * 1024;
/** The maximum number of bytes of a body that are compared as a hex dump. */
inline constexpr qsizetype MaximumShownHex = 64 * 1024;

/** The text of a body for a comparison of its lines: formatted JSON, other text as it is, or a hex dump of what is not
 * text. */
[[nodiscard]] QString bodyText(const QByteArray &bytes);

} // namespace items
