#pragma once

#include <QStringView>

namespace lint {

/** True if a path matches a pattern with `*` (within a folder), `**` (across folders) and `?`. A pattern without a
 * slash matches the name of the file in any folder. Takes time in proportion to both lengths multiplied. */
[[nodiscard]] bool matchesGlob(QStringView pattern, QStringView path);

} // namespace lint
