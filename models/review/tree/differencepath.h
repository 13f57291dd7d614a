#pragma once

#include "nodedifference.h"

namespace review {

/** A node of a difference, with its places in both texts. */
struct FoundDifference {
    const NodeDifference *node = nullptr;   ///< Null if nothing at the place differs.
    const NodeDifference *parent = nullptr; ///< The difference of the collection with the node; null for the root.
    document::Pointer basePlace;            ///< Of an added node, the place of its collection.
    document::Pointer place;                ///< Of a removed node, the place of its collection.
};

/** Finds the difference of the node at `place` of the current text, or of the innermost node around it that has no
 * counterpart or whose inside was not compared. */
[[nodiscard]] FoundDifference differenceAt(const TreeDifference &difference, const document::Pointer &place);

/** Finds the removed node at `basePlace` of the base, or around it. */
[[nodiscard]] FoundDifference removedAt(const TreeDifference &difference, const document::Pointer &basePlace);

} // namespace review
