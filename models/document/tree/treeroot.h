#pragma once

#include "tree.h"

namespace document {

/** The root of a tree together with the memory that its parts lie in. A tree made from another one shares its arena. */
struct TreeRoot {
    std::shared_ptr<const TreeArena> arena; ///< Goes after the node.
    NodeRef node;

    const TreeNode &operator*() const { return *node; }
    const TreeNode *operator->() const { return node.data(); }
    explicit operator bool() const { return bool(node); }
};

} // namespace document
