#pragma once

#include <QString>

namespace storage {

/**
 * True when a file seems to hold a definition: an `openapi` member, or what only the classic format has. It is searched
 * and not parsed, so that a folder of thousands of files opens at once; a false guess costs one tab.
 * A file of more than `maximumBytes` is none.
 */
[[nodiscard]] bool looksLikeDefinition(const QString &path, qint64 maximumBytes);

} // namespace storage
