#pragma once

#include <QByteArray>

namespace document {

/**
 * Decodes a literal (decodeLiteral()) or folded (decodeFolded()) block scalar: returns the string that `raw`, its text
 * with the header, means. `indent` is the indentation of the enclosing block collection.
 */
[[nodiscard]] QByteArray decodeLiteral(QByteArrayView raw, int indent);
[[nodiscard]] QByteArray decodeFolded(QByteArrayView raw, int indent);

} // namespace document
