#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace lint {

/** Names that the `field` of a function can have; each one is a level of the values. */
inline constexpr qsizetype MaximumFieldNames = 100;

/** The names in a `field` such as `a.b[0]['x-y']`. */
[[nodiscard]] QList<QByteArray> fieldPath(const QString &field);

} // namespace lint
