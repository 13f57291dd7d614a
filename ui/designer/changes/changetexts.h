#pragma once

#include "colors.h"
#include "review.h"

namespace designer {

/** The title of a group of changes: the operation, or what the group is about. */
[[nodiscard]] QString groupTitle(const review::ChangeGroup &group);
/** The text for a node that differs without a finding: its place. */
[[nodiscard]] QString nodeText(const review::ChangeItem &item);
/** The word for how a node differs: added, changed, removed. */
[[nodiscard]] QString changeWord(review::NodeChange change);

[[nodiscard]] theme::Role levelColor(difference::Level level);
[[nodiscard]] theme::Role changeColor(review::NodeChange change);

/** The place of a value for users: its keys, separated by ›. */
[[nodiscard]] QString placeText(const document::Pointer &place);

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
