#pragma once

#include <QByteArray>

namespace document {

/** A JSON string literal of UTF-8 text. Only quotes, backslashes and control characters are escaped. */
[[nodiscard]] QByteArray jsonQuoted(QByteArrayView utf8);

} // namespace document
