#pragma once

#include "error.h"

#include <QString>

namespace window {

/** The name filter of file dialogs for definitions. */
[[nodiscard]] QString definitionFileFilter();
/** The last part of a path or URL for use in a message, without control characters and characters that change the
 * direction of text. */
[[nodiscard]] QString fileName(const QString &address);
/** The message for a file that can't be opened. `name` is the file's name. */
[[nodiscard]] QString openFailureText(const QString &name, const base::Error &error);
/** The message for a file that can't be saved. `name` is the file's name. */
[[nodiscard]] QString saveFailureText(const QString &name, const base::Error &error);

} // namespace window
