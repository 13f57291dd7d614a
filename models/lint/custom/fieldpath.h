#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace lint {

/** The largest number of names that the `field` of a function call can have; each name is a level of the values. */
inline constexpr qsizetype MaximumFieldNames = 100;

/** Returns the names in the `field` of a function call, such as `a.b[0]['x-y']`. */
[[nodiscard]] QList<QByteArray> fieldPath(const QString &field);

} // namespace lint
