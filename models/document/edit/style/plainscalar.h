#pragma once

#include <QByteArray>

namespace document {

/** True when a plain scalar of this text is no string in YAML 1.1 or in YAML 1.2. */
[[nodiscard]] bool resolvesToOtherType(QByteArrayView text);

/** True if the printable text can be a plain scalar on one line, of any type. */
[[nodiscard]] bool isPlainText(QByteArrayView text, bool inFlow);

/** True if it is also a string in every version of YAML. */
[[nodiscard]] bool isPlainString(QByteArrayView text, bool inFlow);

} // namespace document
