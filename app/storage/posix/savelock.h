#pragma once

#include "documentstore.h"

#include <chrono>

namespace storage {

/** The longest time to wait for another program that is saving the file. */
inline constexpr std::chrono::milliseconds LongestSave{5000};

/**
 * Locks a file for saving, see DocumentStore::lockForSaving(). The file itself is locked, so the lock ends with its
 * program, and no lock files are left in the user's folders. A save replaces the file by a new one, which is then
 * locked in turn. Waits up to `longestSave` for another program.
 */
[[nodiscard]] base::Result<std::unique_ptr<workspace::SaveLock>> lockForSaving(
    const QString &path, std::chrono::milliseconds longestSave = LongestSave);

} // namespace storage
