#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace lint {

/** The names in a `field` such as `a.b[0]['x-y']`. */
[[nodiscard]] QList<QByteArray> fieldPath(const QString &field);

} // namespace lint
