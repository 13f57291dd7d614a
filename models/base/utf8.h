#pragma once

#include <QByteArrayView>

namespace base {

/**
 * Returns how many bytes of a text come before the first byte that is not a part of a character; all of them in
 * well-formed UTF-8. Source: RFC 3629 §4
 */
[[nodiscard]] qsizetype validUtf8Size(QByteArrayView bytes);

/** True when `bytes` are well-formed UTF-8. */
[[nodiscard]] inline bool isUtf8(QByteArrayView bytes)
{
    return bytes.isValidUtf8();
}

} // namespace base
