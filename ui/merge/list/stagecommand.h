#pragma once

#include <QString>

namespace merge {

/** Returns the command that tells git that the conflicts of a file are resolved, for a shell. */
[[nodiscard]] QString stageCommand(const QString &path);

} // namespace merge
