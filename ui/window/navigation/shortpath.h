#pragma once

#include <QString>

namespace window {

/** The path with "~" in place of the user's home folder. */
[[nodiscard]] QString shortPath(const QString &path);

} // namespace window
