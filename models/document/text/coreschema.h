#pragma once

#include "kinds.h"

#include <QByteArray>

namespace document {

/** Returns the type to which a plain scalar resolves in the YAML 1.2 core schema. */
[[nodiscard]] ScalarType resolvePlain(QByteArrayView text);

/**
 * Converts a number of the YAML core schema to a legal JSON number (`0x1F` is 31, `+.5` is 0.5). Returns an empty text
 * for .inf, .nan and a text that is not a number.
 */
[[nodiscard]] QByteArray jsonNumber(QByteArrayView text);

} // namespace document
