#pragma once

#include "documentchange.h"
#include "nodedifference.h"

namespace review {

/**
 * Returns the edit that gives a node of the current text the bytes that it has in the base. Every other byte stays, but
 * for a comma or line break beside a node that is added or removed, and the collection that it empties or fills. A node
 * that the base does not have is removed; one that is inside a node without a counterpart in the base is reverted with
 * that. A node that does not differ gives an edit without splices. Error: Unsupported, with the place of the enclosing
 * node, if the bytes would have another value there, because the text around them is indented differently; StillInUse
 * if aliases refer to an anchor in the node.
 */
[[nodiscard]] document::EditResult revertNode(const TreeDifference &difference, const document::Pointer &place);

/**
 * Returns the edit that adds a node that only the base has, with its bytes, at its place among its neighbors. `place`
 * is its pointer in the base; a node inside a removed one is restored with that. Errors: those of revertNode(), and
 * NotFound if nothing at the place was removed.
 */
[[nodiscard]] document::EditResult restoreNode(const TreeDifference &difference, const document::Pointer &place);

/** Returns the edit that makes the whole text that of the base. */
[[nodiscard]] document::Edited revertAll(const TreeDifference &difference);

} // namespace review
