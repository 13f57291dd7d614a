#pragma once

#include "error.h"

namespace storage {

/** The error for errno. `detail` contains the path and the message of the system. */
[[nodiscard]] base::Error systemError(int number, const QString &path, base::ErrorCode otherwise);

} // namespace storage
