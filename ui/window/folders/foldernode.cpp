#include "foldernode.h"

#include <algorithm>

namespace window {

namespace {

/** Below 0 if the first one comes before the second one. */
int orderOf(bool isFile, QStringView name, bool isOtherFile, QStringView otherName)
{
    if (isFile != isOtherFile)
        return isFile ? 1 : -1;
    const int order = name.compare(otherName, Qt::CaseInsensitive);
    return order != 0 ? order : name.compare(otherName);
}

} // namespace

int FolderNode::rowOf(QStringView childName, bool isFileWanted) const
{
    const auto place = std::lower_bound(children.begin(), children.end(), childName,
                                        [isFileWanted](const std::unique_ptr<FolderNode> &node, QStringView wanted) {
                                            return orderOf(node->isFile, node->name, isFileWanted, wanted) < 0;
                                        });
    return static_cast<int>(place - children.begin());
}

int FolderNode::row() const
{
    // Opened folders can have the same name.
    if (parent->parent)
        return parent->rowOf(name, isFile);
    const auto place = std::find_if(parent->children.begin(), parent->children.end(),
                                    [this](const auto &node) { return node.get() == this; });
    return static_cast<int>(place - parent->children.begin());
}

FolderNode *FolderNode::child(QStringView childName, bool isFileWanted) const
{
    const auto at = static_cast<size_t>(rowOf(childName, isFileWanted));
    if (at == children.size() || children[at]->isFile != isFileWanted || children[at]->name != childName)
        return nullptr;
    return children[at].get();
}

} // namespace window
