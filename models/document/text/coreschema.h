#pragma once

#include "kinds.h"

#include <QByteArray>

namespace document {

/** The type a plain scalar resolves to in the YAML 1.2 core schema. */
[[nodiscard]] ScalarType resolvePlain(QByteArrayView text);

/** A number of the core schema as a legal JSON number (`0x1F` is 31, `+.5` is 0.5); empty for .inf, .nan and no number.
 */
[[nodiscard]] QByteArray jsonNumber(QByteArrayView text);

} // namespace document
