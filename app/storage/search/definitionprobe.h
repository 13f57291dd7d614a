#pragma once

#include <QString>

namespace storage {

/** What a file looks like. */
enum class FileKind {
    Other,
    Definition, ///< It has an `openapi` member, or members of the classic format.
    Swagger,    ///< It has a `swagger` member with the version 2.0.
};

/**
 * The text is searched, not parsed, so that a folder with thousands of files opens quickly. A wrong guess only opens
 * one tab too many. Files larger than `maximumBytes` are skipped.
 */
[[nodiscard]] FileKind probeFile(const QString &path, qint64 maximumBytes);

} // namespace storage
