#pragma once

#include <QString>

namespace storage {

/**
 * True if a file looks like a definition: it has an `openapi` member, or members of the classic format. The text is
 * searched, not parsed, so that a folder with thousands of files opens quickly. A wrong guess only opens one tab too
 * many. Files larger than `maximumBytes` are skipped.
 */
[[nodiscard]] bool looksLikeDefinition(const QString &path, qint64 maximumBytes);

} // namespace storage
