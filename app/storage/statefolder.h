#pragma once

#include "result.h"

#include <QString>

namespace storage {

/** Returns the path of a file or folder in `$XDG_STATE_HOME/gatewright`, with the default of the XDG specification if
 * the variable is not set. */
[[nodiscard]] QString statePath(const QString &name);

/**
 * Creates a folder of the program that only the user can access, and its parents. The permissions of an existing folder
 * are restricted. Links in the path of `$XDG_STATE_HOME`, or of the parent of a folder elsewhere, are the user's and
 * are followed. Error: WrongFileType if a folder below that path is a symbolic link, which is not followed, or not a
 * folder.
 */
[[nodiscard]] base::Result<void> makePrivateFolder(const QString &folder);

/** Returns true if a folder of the program exists. Changes nothing; its errors are the errors of
 * makePrivateFolder(). */
[[nodiscard]] base::Result<bool> hasPrivateFolder(const QString &folder);

} // namespace storage
