#pragma once

#include "error.h"

namespace storage {

/** Returns the error for an errno value, with the code `otherwise` if it has none of its own. The error's detail is the
 * path, and the message of the system unless the code says it: `path: message`. */
[[nodiscard]] base::Error systemError(int number, const QString &path, base::ErrorCode otherwise);

} // namespace storage
