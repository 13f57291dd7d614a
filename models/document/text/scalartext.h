#pragma once

#include "styles.h"

#include <QByteArray>

namespace document {

/**
 * Decodes a scalar: returns the string that it means. `raw` is its text without anchor and tag, with quotes and block
 * header. `indent` is the indentation of the enclosing block collection, -1 at the root; only block scalars with an
 * explicit indentation need it.
 */
[[nodiscard]] QByteArray decodeScalar(QByteArrayView raw, ScalarStyle style, int indent);

} // namespace document
