#pragma once

#include <QString>

namespace window {

/** The path with "~" for the home folder. */
[[nodiscard]] QString shortPath(const QString &path);

} // namespace window
