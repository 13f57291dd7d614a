#pragma once

#include "tree.h"

namespace document {

/** The root node of a tree and the arena with its parts. A tree made from another one shares its arena. */
struct TreeRoot {
    std::shared_ptr<const TreeArena> arena; ///< The arena with parts of the tree; destroyed after the node.
    NodeRef node;

    const TreeNode &operator*() const { return *node; }
    const TreeNode *operator->() const { return node.data(); }
    explicit operator bool() const { return bool(node); }
};

} // namespace document
