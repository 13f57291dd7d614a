#pragma once

#include "error.h"

namespace storage {

/** What the system's errno means for the person; `detail` holds the path and the system's own words. */
[[nodiscard]] base::Error systemError(int number, const QString &path, base::ErrorCode otherwise);

} // namespace storage
