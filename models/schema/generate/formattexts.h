#pragma once

#include <QString>

#include <optional>

namespace schema {

/** A usual text of that format, the same at each call. Other variants are other texts. Nothing for formats without a
 * form of their own, such as `password`. */
[[nodiscard]] std::optional<QString> textOfFormat(const QString &format, int variant);

} // namespace schema
