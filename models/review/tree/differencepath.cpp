#include "differencepath.h"

#include <algorithm>

namespace review {

namespace {

using document::Pointer;

const NodeDifference *childWith(const NodeDifference &node, QByteArray NodeDifference::*token, const QByteArray &wanted,
                                NodeChange other)
{
    if (!node.children)
        return nullptr;
    const auto found = std::ranges::find_if(
        *node.children, [&](const NodeDifference &child) { return child.change != other && child.*token == wanted; });
    return found == node.children->end() ? nullptr : &*found;
}

/** The token in the base of an entry that does not differ, or differs only inside. */
void step(FoundDifference &found, const NodeDifference &child)
{
    found.parent = found.node;
    found.node = &child;
    if (child.change != NodeChange::Added)
        found.basePlace = found.basePlace / child.baseToken;
    if (child.change != NodeChange::Removed)
        found.place = found.place / child.token;
}

} // namespace

FoundDifference differenceAt(const TreeDifference &difference, const Pointer &place)
{
    if (!difference.root())
        return {};
    FoundDifference found{&*difference.root(), nullptr, {}, {}};
    for (const QByteArray &token : place.tokens()) {
        const NodeDifference *child = childWith(*found.node, &NodeDifference::token, token, NodeChange::Removed);
        if (!child && !found.node->children)
            return found; // A leaf of the comparison, or an added node: it is reverted as a whole.
        if (!child)
            return {};
        step(found, *child);
    }
    return found;
}

FoundDifference removedAt(const TreeDifference &difference, const Pointer &basePlace)
{
    if (!difference.root())
        return {};
    FoundDifference found{&*difference.root(), nullptr, {}, {}};
    for (const QByteArray &token : basePlace.tokens()) {
        const NodeDifference *child = childWith(*found.node, &NodeDifference::baseToken, token, NodeChange::Added);
        if (!child)
            return {};
        step(found, *child);
        if (child->change == NodeChange::Removed)
            return found;
    }
    return {};
}

} // namespace review
