#include "sharing.h"

#include "nodereader.h"

namespace document {

bool isShared(const Node &left, const Node &right)
{
    const TreeNode *tree = NodeReader::collection(left);
    return tree && tree == NodeReader::collection(right);
}

} // namespace document
