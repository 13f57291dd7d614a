#include "fieldstate.h"

#include <optional>

namespace designer {

namespace {

using document::Kind;
using document::Node;
using document::Pointer;
using document::Snapshot;

/** The child in the file, without following an alias or a merge key. */
Node ownChild(const Node &parent, const QByteArray &token)
{
    if (parent.isSequence()) {
        bool isIndex = false;
        const qsizetype index = token.toLongLong(&isIndex);
        return isIndex && index >= 0 && index < parent.childCount() ? parent.childAt(index) : Node();
    }
    for (qsizetype i = 0; parent.isMapping() && i < parent.childCount(); ++i) {
        if (parent.keyAt(i) == token)
            return parent.childAt(i);
    }
    return {};
}

/** True when the place is reached through an alias or a merge key. */
bool isShared(const Snapshot &snapshot, const Pointer &pointer)
{
    Node node = snapshot.root();
    for (const QByteArray &token : pointer.tokens()) {
        // Without aliases and merge keys every child is the node's own, and large mappings need not be read.
        const bool canBeShared = snapshot.hasAliases() || node.member("<<").exists();
        const Node child = canBeShared ? ownChild(node, token) : node.at(Pointer{token});
        if (child.kind() == Kind::Alias)
            return true;
        if (!child.exists())
            return node.member(token).exists();
        node = child;
    }
    return false;
}

bool overlaps(const base::Span &left, const base::Span &right)
{
    return left.offset <= right.end() && right.offset <= left.end();
}

/** True when invalid text overlaps the place, or its nearest existing ancestor. */
bool isUnreadable(const Snapshot &snapshot, const Pointer &pointer)
{
    if (snapshot.isValid())
        return false;
    const std::optional<base::Span> dirty = snapshot.dirtyRange();
    if (!dirty)
        return true;
    Pointer place = pointer;
    while (!place.isRoot() && !snapshot.at(place).exists())
        place = place.parent();
    return place.isRoot() || overlaps(*dirty, snapshot.at(place).span());
}

/** True when the node can have a member `token` or an item with that index. */
bool canContain(const Node &node, const QByteArray &token)
{
    if (node.isMapping() || node.isNull())
        return true;
    bool isIndex = false;
    token.toLongLong(&isIndex);
    return node.isSequence() && (isIndex || token == "-");
}

/** The nearest existing ancestor that can't contain the place; nothing when there is none. */
std::optional<Pointer> obstacle(const Snapshot &snapshot, const Pointer &pointer)
{
    Pointer place = pointer;
    while (!place.isRoot()) {
        const QByteArray token = place.last();
        place = place.parent();
        const Node node = snapshot.at(place);
        if (node.exists())
            return canContain(node, token) ? std::nullopt : std::optional(place);
    }
    return std::nullopt;
}

} // namespace

FieldState fieldStateAt(const Snapshot &snapshot, const Pointer &pointer,
                        const std::function<bool(const Node &)> &accepts)
{
    if (isUnreadable(snapshot, pointer))
        return FieldState::Unreadable;
    if (isShared(snapshot, pointer))
        return FieldState::Shared;
    const Node node = snapshot.at(pointer);
    if (!node.exists())
        return obstacle(snapshot, pointer) ? FieldState::WrongType : FieldState::Missing;
    if (node.isNull())
        return FieldState::Missing;
    return accepts(node) ? FieldState::Present : FieldState::WrongType;
}

Pointer mismatchAt(const Snapshot &snapshot, const Pointer &pointer)
{
    return snapshot.at(pointer).exists() ? pointer : obstacle(snapshot, pointer).value_or(pointer);
}

} // namespace designer
