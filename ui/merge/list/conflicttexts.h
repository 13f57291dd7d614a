#pragma once

#include "colors.h"
#include "conflictitem.h"
#include "conflictsides.h"
#include "error.h"

#include <QString>

namespace merge {

/** The place of a conflict for users: the operation and the names inside of it, such as `GET /books › parameters ›
 * page`. An item of a list has the name that it has in `document` or, if it is not there, on a side. */
[[nodiscard]] QString placeName(const conflicts::ConflictItem &item, const document::Snapshot &document,
                                const merge::SideSnapshots &sides);
/** What kind of conflict it is, in a few words. */
[[nodiscard]] QString kindName(const conflicts::ConflictItem &item);
/** The word for how a conflict was resolved, such as "ours", or "open". */
[[nodiscard]] QString choiceWord(conflicts::Choice choice);
[[nodiscard]] theme::Role choiceColor(conflicts::Choice choice);
/** The name of a side: "Base", "Ours" or "Theirs", and the branch if it is known. */
[[nodiscard]] QString sideName(merge::SideName side, const git::ConflictSides &names);
/** What git is doing, for users who merge: which side is which. Empty for a plain merge. */
[[nodiscard]] QString operationNote(git::ConflictOperation operation);
/** Why a conflict could not be resolved as the user chose. */
[[nodiscard]] QString resolutionFailure(const base::Error &error);
/** Why versions could not be merged. */
[[nodiscard]] QString mergeFailure(const base::Error &error);

} // namespace merge
