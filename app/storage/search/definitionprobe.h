#pragma once

#include <QString>

namespace storage {

/** What kind of file a file looks like. */
enum class FileKind {
    Other,
    Definition, ///< An API definition: the file has an `openapi` member, or members of the classic format.
    Swagger,    ///< A Swagger 2.0 document: the file has a `swagger` member with the version 2.0.
};

/**
 * Guesses the kind of a file. The text is searched, not parsed, so that a folder with thousands of files opens quickly.
 * A wrong guess only opens one tab too many. Files larger than `maximumBytes` are not read and count as Other.
 */
[[nodiscard]] FileKind probeFile(const QString &path, qint64 maximumBytes);

} // namespace storage
