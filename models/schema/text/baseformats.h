#pragma once

#include <QString>

namespace schema {

/** True for base64 (RFC 4648, section 4): its alphabet alone, without line breaks, padded to groups of four. */
[[nodiscard]] bool isBase64(const QString &text);

/**
 * True for base64 with the alphabet for URLs and file names (RFC 4648, section 5). The padding is there completely or
 * not at all.
 */
[[nodiscard]] bool isBase64Url(const QString &text);

} // namespace schema
