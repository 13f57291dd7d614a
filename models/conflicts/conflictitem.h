#pragma once

#include "resolution.h"

namespace conflicts {

/** How a conflict was resolved. */
enum class Choice : quint8 {
    Open,     ///< Not resolved. The document has what ours has.
    Base,     ///< The user chose the text of the base.
    Ours,     ///< The user chose the text of ours.
    Theirs,   ///< The user chose the text of theirs.
    Edited,   ///< The user gave the place another text.
    Accepted, ///< The user accepts a conflict of meaning as it is.
    Gone,     ///< The merged document does not have the problem of a conflict of meaning any more.
};

/** A conflict of a merge session. */
struct ConflictItem {
    merge::Conflict conflict;
    Choice choice = Choice::Open;
    document::Pointer place; ///< The place in the document now; ends with `-` for an item that is not there.
    base::Span lines;        ///< The bytes in the document now of a conflict of the kind Lines.

    [[nodiscard]] bool isOpen() const { return choice == Choice::Open; }
    [[nodiscard]] bool isMeaning() const { return conflict.kind == merge::ConflictKind::Finding; }
};

/** Returns the choice that takes the text of a side. */
[[nodiscard]] Choice choiceOf(merge::SideName name);

/** Returns true if a side can be chosen for a conflict: a conflict of meaning has no sides. */
[[nodiscard]] bool canChoose(const ConflictItem &item, merge::SideName name);

/** Returns the text of a conflict on a side: the value, the key, the comments or the lines; std::nullopt if the side
 * does not have the place. For a conflict of meaning, the value that the side has at the same place. */
[[nodiscard]] std::optional<QByteArray> textOn(const ConflictItem &item, merge::SideName name,
                                               const merge::SideSnapshots &sides);

/** Returns the text of a conflict in the document, which the user can edit; std::nullopt if the place is not there. */
[[nodiscard]] std::optional<QByteArray> textIn(const document::Snapshot &document, const ConflictItem &item);

} // namespace conflicts
