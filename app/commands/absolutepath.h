#pragma once

#include <QString>

namespace commands {

/** Returns the absolute path of a file or folder that a command-line argument names. Qt takes a name that begins with a
 * colon for a resource of the program; here it is a file of the working folder like any other. */
[[nodiscard]] QString absolutePath(const QString &name);

} // namespace commands
