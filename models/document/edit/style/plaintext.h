#pragma once

#include <QByteArray>

namespace document {

/** True when a plain scalar of this text is no string in YAML 1.1 or in YAML 1.2. */
[[nodiscard]] bool resolvesToOtherType(QByteArrayView text);

/** True when the printable text may stand as a plain scalar on one line, of whatever type. */
[[nodiscard]] bool isPlainText(QByteArrayView text, bool inFlow);

/** True when it moreover is a string in every version of YAML. */
[[nodiscard]] bool isPlainString(QByteArrayView text, bool inFlow);

} // namespace document
