#pragma once

#include "documentstore.h"

#include <chrono>

namespace storage {

/** How long another program may take to save a file. */
inline constexpr std::chrono::milliseconds LongestSave{5000};

/**
 * See DocumentStore::lockForSaving(). The lock is that of the file itself, so it ends with its program, and no lock
 * files are left in the user's folders. A save puts a new file in its place, which is then locked in turn.
 */
[[nodiscard]] base::Result<std::unique_ptr<workspace::SaveLock>> lockForSaving(
    const QString &path, std::chrono::milliseconds longestSave = LongestSave);

} // namespace storage
