#pragma once

#include <QByteArray>
#include <QString>

namespace reading {

/** Returns the text as HTML: everything that HTML interprets, also in attributes in double quotes, is escaped, and
 * control characters are replaced. */
[[nodiscard]] QByteArray escaped(QStringView text);

} // namespace reading
