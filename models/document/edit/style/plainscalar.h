#pragma once

#include <QByteArray>

namespace document {

/** True if a plain scalar with this text is not a string in YAML 1.1 or in YAML 1.2. */
[[nodiscard]] bool resolvesToOtherType(QByteArrayView text);

/**
 * True if the printable text can be written as a plain scalar on one line, whatever its type is. `inFlow` says that it
 * is in brackets.
 */
[[nodiscard]] bool isPlainText(QByteArrayView text, bool inFlow);

/**
 * True if the text can be written as a plain scalar on one line that is a string in every version of YAML. `inFlow`
 * says that it is in brackets.
 */
[[nodiscard]] bool isPlainString(QByteArrayView text, bool inFlow);

} // namespace document
