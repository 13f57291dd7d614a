#pragma once

#include <QStringView>

namespace lint {

/** Returns true if a path matches a pattern with `*` (within a folder), `**` (across folders) and `?`. A pattern
 * without a slash matches the name of the file in any folder. Takes time in proportion to the product of both lengths.
 */
[[nodiscard]] bool matchesGlob(QStringView pattern, QStringView path);

} // namespace lint
