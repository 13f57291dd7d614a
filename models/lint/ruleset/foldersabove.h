#pragma once

#include "documentsource.h"

namespace lint {

/** The folder that a file or folder is in; empty for one in the root of the file system. */
[[nodiscard]] QString parentFolder(const QString &path);

/** The first file with one of these names in the folder of the document at `address`, or else in the closest folder
 * above it up to `root`. Null if there is none. */
[[nodiscard]] openapi::ReferencedDocumentPtr openAbove(const QString &address, const QString &root,
                                                       const QStringList &names, openapi::DocumentSource &source);

} // namespace lint
