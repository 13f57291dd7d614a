#pragma once

#include "styles.h"

#include <QByteArray>

namespace document {

/**
 * What a scalar means: `raw` is its text without properties, quotes and block header included. `indent` is that of the
 * block collection around it, -1 at the root; only block scalars with an explicit indentation need it.
 */
[[nodiscard]] QByteArray decodeScalar(QByteArrayView raw, ScalarStyle style, int indent);

} // namespace document
