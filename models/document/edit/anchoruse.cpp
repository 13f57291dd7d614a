#include "anchoruse.h"

#include "tilepart.h"

namespace document {

namespace {

/** Calls `visit(pointer, alias)` for every alias of the first document; one that is a key has its entry's pointer. */
template<typename Visit>
void forEachAlias(const Node &node, const Pointer &place, const Visit &visit)
{
    if (node.kind() == Kind::Alias) {
        visit(place, node);
        return;
    }
    const TreeNode *collection = node.part().collection();
    if (!collection || !(collection->flags & TreeNode::HasAliases))
        return;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const Node child = node.childAt(i);
        const Node key = node.keyNodeAt(i);
        const bool hasQuietKey = !key.exists() || key.isScalar();
        if (hasQuietKey && child.isScalar())
            continue;
        const Pointer entry = node.isMapping() ? place.child(node.keyAt(i)) : place.child(i);
        if (!hasQuietKey)
            forEachAlias(key, entry, visit);
        forEachAlias(child, entry, visit);
    }
}

} // namespace

QList<Pointer> aliasesInto(const Snapshot &snapshot, base::Span span)
{
    QList<Pointer> places;
    if (!snapshot.hasAliases())
        return places;
    forEachAlias(snapshot.root(), {}, [&](const Pointer &place, const Node &alias) {
        const Node target = alias.resolved();
        if (target.exists() && span.contains(target.span().offset) && !span.contains(alias.span().offset))
            places.append(place);
    });
    return places;
}

QList<Pointer> danglingAliases(const Snapshot &snapshot)
{
    QList<Pointer> places;
    if (!snapshot.hasAliases())
        return places;
    forEachAlias(snapshot.root(), {}, [&](const Pointer &place, const Node &alias) {
        const Node target = alias.resolved();
        if (!target.exists() || target.kind() == Kind::Alias)
            places.append(place);
    });
    return places;
}

} // namespace document
