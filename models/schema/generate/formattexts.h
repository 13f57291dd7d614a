#pragma once

#include <QString>

#include <optional>

namespace schema {

/**
 * Returns a typical text of the format; each call returns the same text. Other values of `variant` give other texts.
 * Returns std::nullopt for formats without a form of their own, such as `password`.
 */
[[nodiscard]] std::optional<QString> textOfFormat(const QString &format, int variant);

} // namespace schema
