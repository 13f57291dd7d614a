#pragma once

#include <QByteArray>
#include <QString>

namespace reading {

/** The text with everything escaped that HTML interprets, also in attributes in double quotes. Control characters are
 * replaced. */
[[nodiscard]] QByteArray escaped(QStringView text);

} // namespace reading
