#pragma once

#include <QString>

namespace storage {

/** Locks an open file. Returns false if another program has the lock; otherwise this program has it until it closes the
 * file. On file systems without locks it returns true. */
[[nodiscard]] bool tryLock(int descriptor);

/** Returns true if the path still leads to the open file, and not to a file that has taken its place. */
[[nodiscard]] bool isStillAt(const QString &path, int descriptor);

} // namespace storage
