#pragma once

#include "recentfiles.h"

namespace window {

/** The name of a recent file or folder, safe to show in one line. */
[[nodiscard]] QString recentName(const RecentFile &entry);
/** The title and version of a recent definition and its folder: "Bookshop 1.2.0 · ~/apis". */
[[nodiscard]] QString recentPlace(const RecentFile &entry);
/** What the user should know before opening a recent file: "not found", "unsaved edits", "changed on disk",
 * "Errors: 1, warnings: 2, information: 0". Empty if there is nothing. */
[[nodiscard]] QStringList recentNotes(const RecentFile &entry);
/** True if a note of the entry is a reason to look: the file is missing, has changed, or has unsaved edits. */
[[nodiscard]] bool needsAttention(const RecentFile &entry);

} // namespace window
