#pragma once

#include "documentsource.h"

namespace lint {

/** Returns the folder that a file or folder is in, or an empty string for one in the root of the file system. */
[[nodiscard]] QString parentFolder(const QString &path);

/** Opens the first file with one of `names` in the folder of the document at `address`, or else in the closest folder
 * above it up to `root`. Returns null if there is none. */
[[nodiscard]] openapi::ReferencedDocumentPtr openAbove(const QString &address, const QString &root,
                                                       const QStringList &names, openapi::DocumentSource &source);

} // namespace lint
