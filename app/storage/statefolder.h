#pragma once

#include "result.h"

#include <QString>

namespace storage {

/** A file or folder in `$XDG_STATE_HOME/gatewright`, or in the default of the XDG specification. */
[[nodiscard]] QString statePath(const QString &name);

/**
 * Creates a folder of the program that only the user can access, and its parents. The permissions of an existing one
 * are restricted. Links in the path of `$XDG_STATE_HOME`, or of the parent of a folder elsewhere, are the user's and
 * are followed. WrongFileType: a folder below that is a symbolic link, or no folder; it is not followed.
 */
[[nodiscard]] base::Result<void> makePrivateFolder(const QString &folder);

/** True if the folder of the program exists. Changes nothing; errors are those of makePrivateFolder(). */
[[nodiscard]] base::Result<bool> hasPrivateFolder(const QString &folder);

} // namespace storage
