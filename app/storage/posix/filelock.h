#pragma once

#include <QString>

namespace storage {

/** True if no other program has the lock of this open file, which this one has then until it closes the file. File
 * systems without locks are treated as if no other program used them. */
[[nodiscard]] bool tryLock(int descriptor);

/** True if the path still leads to this open file, and not to one that has taken its place. */
[[nodiscard]] bool isStillAt(const QString &path, int descriptor);

} // namespace storage
