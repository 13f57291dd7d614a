#pragma once

#include "foldernode.h"

namespace window {

/** What a row says about its operations, longest first: "GET 4 · POST 2", "6 operations". */
[[nodiscard]] QStringList folderNotes(const FolderNode &node, bool isSwagger);
/** The path, and why there are no numbers. */
[[nodiscard]] QString folderToolTip(const FolderNode &node, bool isSwagger);
/** Name and numbers for assistive technology. */
[[nodiscard]] QString folderSpokenText(const FolderNode &node, bool isSwagger);

} // namespace window
