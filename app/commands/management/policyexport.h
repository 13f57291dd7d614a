#pragma once

#include "folderexport.h"
#include "policyfile.h"

namespace commands {

/** Writes the files of policies into a folder, which is created if it is missing. Their secrets are only for the owner
 * of the files. Errors are those of workspace::exportToFolder(), and FolderMissing; the detail is the path of the file
 * or folder. */
[[nodiscard]] base::Result<void> writePolicyTexts(const QString &folder, const QList<management::PolicyText> &texts,
                                                  management::FileSecrets secrets, workspace::ExistingFiles existing,
                                                  workspace::DocumentStore &store);

} // namespace commands
