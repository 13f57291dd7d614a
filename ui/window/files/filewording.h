#pragma once

#include "error.h"

#include <QString>

namespace window {

/** The last part of a path or of a web address. */
[[nodiscard]] QString fileName(const QString &address);
/** Why a file could not be opened, and what to do. `name` is the file's name. */
[[nodiscard]] QString openFailureText(const QString &name, const base::Error &error);
/** Why a file could not be saved, and what to do; it says that the edits are kept. */
[[nodiscard]] QString saveFailureText(const QString &name, const base::Error &error);

} // namespace window
