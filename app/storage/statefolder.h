#pragma once

#include <QString>

namespace storage {

/** A file or folder in `$XDG_STATE_HOME/gatewright`, or in the default of the XDG specification. */
[[nodiscard]] QString statePath(const QString &name);

/**
 * Creates a folder that only the user can access, and its parents. The permissions of an existing one are restricted.
 * False if it failed, see errno.
 */
[[nodiscard]] bool makePrivateFolder(const QString &folder);

} // namespace storage
