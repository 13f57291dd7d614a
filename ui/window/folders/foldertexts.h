#pragma once

#include "foldernode.h"

namespace window {

/** The texts about a file's operations or a folder's number of files, longest first: "GET 4 · POST 2", "6 operations",
 * "6". The row shows the first one that fits. For a file that was not counted, the reason. */
[[nodiscard]] QStringList folderNotes(const FolderNode &node, bool isSwagger);
/** The tooltip of a file or folder: its path, its numbers of operations and problems, or why they are unknown. */
[[nodiscard]] QString folderToolTip(const FolderNode &node, bool isSwagger);
/** The name of a file or folder and its numbers as assistive technology reads them. */
[[nodiscard]] QString folderSpokenText(const FolderNode &node, bool isSwagger);

} // namespace window
