#pragma once

#include "colors.h"
#include "review.h"

namespace designer {

/** The title of a group of changes: the operation, or what the group is about. */
[[nodiscard]] QString groupTitle(const review::ChangeGroup &group);
/** The title of the changes of one edit: its place, and the number of operations with a change. */
[[nodiscard]] QString editTitle(const review::Review &review, const review::ChangeGroup &group);
/** The text for a node that differs without a finding: its place. */
[[nodiscard]] QString nodeText(const review::Review &review, const review::ChangeItem &item);
/** The name of such a node, and the place around it, which is empty for an entry of the document itself. */
[[nodiscard]] QString nodeHeadline(const review::Review &review, const review::ChangeItem &item);
[[nodiscard]] QString nodePlace(const review::Review &review, const review::ChangeItem &item);
/** The word for how a row without a finding differs: added, changed, removed, renamed. */
[[nodiscard]] QString itemWord(const review::ChangeItem &item);
/** The word for how a node differs: added, changed, removed. */
[[nodiscard]] QString changeWord(review::NodeChange change);

[[nodiscard]] theme::Role levelColor(difference::Level level);
[[nodiscard]] theme::Role changeColor(review::NodeChange change);

/** The place of a value for users: the names of the entries around it, separated by ›, see review::placeNames(). */
[[nodiscard]] QString placeText(const document::Snapshot &snapshot, const document::Pointer &place);

/** Why there is no list of changes, as a title and a sentence that says what to do. */
struct Explanation {
    QString title;
    QString text;
};

/** Explains the state of a comparison without changes, or that has none because there is no base. */
[[nodiscard]] Explanation explanationOf(const review::Review &review);

/** The number of places of the text that differ, and what else a list of changes does not show. */
[[nodiscard]] QString countsText(const review::Review &review);

} // namespace designer
