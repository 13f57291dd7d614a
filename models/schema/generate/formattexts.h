#pragma once

#include "compiledschema.h"

namespace schema {

/**
 * Returns a typical text of the format; each call returns the same text. Other values of `variant` give other texts.
 * The length is within the bounds only where the format has texts of all lengths. Returns std::nullopt for formats
 * without a form of their own, such as `password`.
 */
[[nodiscard]] std::optional<QString> textOfFormat(const QString &format, const Bounds &length, int variant);

} // namespace schema
