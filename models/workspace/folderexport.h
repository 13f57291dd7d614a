#pragma once

#include "documentstore.h"
#include "newfile.h"

namespace workspace {

/** What becomes of files that have the names of exported ones. */
enum class ExistingFiles { Refuse, Replace };

/** Who can read the files of an export. */
enum class ExportAccess { Usual, OwnerOnly };

/**
 * Writes files directly into a folder, which must exist. Nothing is written if one of the names is that of a symbolic
 * link, a folder or the like (error WrongFileType), or of a file with ExistingFiles::Refuse (error AlreadyExists).
 * Other errors are those of DocumentStore::write(). The error's detail is the path of the file.
 */
[[nodiscard]] base::Result<void> exportToFolder(DocumentStore &store, const QString &folder,
                                                const QList<NewFile> &files, ExistingFiles existing,
                                                ExportAccess access);

} // namespace workspace
