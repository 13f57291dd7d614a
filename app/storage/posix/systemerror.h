#pragma once

#include "error.h"

namespace storage {

/** The error for errno. `detail` is the path, and the message of the system unless the code says it: `path: message`.
 */
[[nodiscard]] base::Error systemError(int number, const QString &path, base::ErrorCode otherwise);

} // namespace storage
