#include "node.h"

#include "mergedmappings.h"
#include "mergedvalue.h"
#include "nodevalue.h"
#include "tilepart.h"
#include "treewalk.h"

#include <algorithm>

namespace document {

namespace {

TilePart childOf(const TilePart &collection, qsizetype index, bool isKey = false)
{
    const TreeNode *node = collection.collection();
    if (!node || index < 0 || index >= qsizetype(node->count))
        return {};
    return collection.child(node->tileAt(index), isKey);
}

std::span<const LeafSlot> leavesOf(const TilePart &collection)
{
    return collection.collection() ? collection.collection()->leafSlots() : std::span<const LeafSlot>();
}

/** The index after the last entry. */
qsizetype endOf(std::span<const LeafSlot> leaves)
{
    return leaves.empty() ? 0 : qsizetype(leaves.back().endIndex);
}

TilePart ownMember(const TilePart &mapping, QByteArrayView key)
{
    const TreeNode *node = mapping.collection();
    const qsizetype index = indexOfKey(*mapping.data, *node, mapping.collectionStart(), key);
    return index < 0 ? TilePart() : mapping.child(node->tileAt(index));
}

/** The member with that key, or that which the merge key brings in; aliases are not followed. */
TilePart memberOf(const TilePart &mapping, QByteArrayView key)
{
    if (mapping.kind() != Kind::Mapping)
        return {};
    if (const TilePart own = ownMember(mapping, key))
        return own;
    if (!mergeSourceOf(mapping))
        return {};
    MergedMappings merged(mapping);
    while (const TilePart source = merged.next()) {
        if (const TilePart found = ownMember(source, key))
            return found;
    }
    return {};
}

} // namespace

Node::Node(std::shared_ptr<const SnapshotData> data, const TilePart &part)
{
    if (!part)
        return;
    m_data = std::move(data);
    m_tile = part.tile;
    m_start = part.start;
    m_indent = part.indent;
    m_isKey = part.isKey;
}

Node Node::with(const TilePart &part) const
{
    return Node(m_data, part);
}

TilePart Node::part() const
{
    return {m_data.get(), m_tile, m_start, m_indent, m_isKey};
}

Kind Node::kind() const
{
    return part().kind();
}

ScalarType Node::scalarType() const
{
    if (!isScalar())
        return ScalarType::Null;
    const TilePart place = part();
    // Quoted texts can be long, and what they say does not matter.
    return place.isTextByStyle() ? ScalarType::String : place.typeOf(place.bytes());
}

QByteArray Node::bytes() const
{
    return isScalar() ? part().bytes() : QByteArray();
}

bool Node::toBool() const
{
    const QByteArray text = bytes();
    return isScalar() && part().typeOf(text) == ScalarType::Bool && (text[0] | 0x20) == 't';
}

qsizetype Node::childCount() const
{
    const TreeNode *node = part().collection();
    return node ? qsizetype(node->count) : 0;
}

Node Node::childAt(qsizetype index) const
{
    return with(childOf(part(), index));
}

Node Node::keyNodeAt(qsizetype index) const
{
    return isMapping() ? with(childOf(part(), index, true)) : Node();
}

QByteArray Node::keyAt(qsizetype index) const
{
    const TilePart key = isMapping() ? childOf(part(), index, true) : TilePart();
    return key ? keyText(key) : QByteArray();
}

qsizetype Node::indexOf(QByteArrayView key) const
{
    const TilePart mapping = part();
    if (mapping.kind() != Kind::Mapping)
        return -1;
    return indexOfKey(*m_data, *mapping.collection(), mapping.collectionStart(), key);
}

base::Span Node::keySpanAt(qsizetype index) const
{
    return keyNodeAt(index).span();
}

Node Node::member(QByteArrayView key) const
{
    return with(memberOf(part().resolved(), key).resolved());
}

Node Node::at(const Pointer &pointer) const
{
    TilePart place = part().resolved();
    for (const QByteArray &token : pointer.tokens()) {
        if (place.kind() == Kind::Mapping)
            place = memberOf(place, token).resolved();
        else
            place = childOf(place, indexOfToken(token)).resolved();
    }
    return with(place);
}

Node Node::resolved() const
{
    return with(part().resolved());
}

base::Span Node::span() const
{
    return m_tile ? m_data->toText(part().span()) : base::Span();
}

base::Span Node::contentSpan() const
{
    return m_tile ? m_data->toText(part().contentSpan()) : base::Span();
}

QByteArray Node::anchor() const
{
    return m_tile ? part().property('&').mid(1) : QByteArray();
}

QByteArray Node::tag() const
{
    return m_tile ? part().property('!') : QByteArray();
}

QByteArray Node::aliasName() const
{
    return kind() == Kind::Alias ? part().aliasName() : QByteArray();
}

base::Result<Value> Node::value() const
{
    return valueOf(part());
}

base::Result<Value> Node::mergedValue() const
{
    return mergedValueOf(part());
}

bool isShared(const Node &left, const Node &right)
{
    const TreeNode *tree = left.part().collection();
    return tree && tree == right.part().collection();
}

ChangedEntries changedEntries(const Node &before, const Node &now)
{
    if (isShared(before, now))
        return {};
    ChangedEntries changed{0, before.childCount(), now.childCount()};
    const std::span<const LeafSlot> left = leavesOf(before.part());
    const std::span<const LeafSlot> right = leavesOf(now.part());
    if (left.empty() || right.empty())
        return changed;
    const std::size_t shorter = std::min(left.size(), right.size());
    std::size_t head = 0;
    while (head < shorter && left[head].leaf == right[head].leaf)
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && left[left.size() - 1 - tail].leaf == right[right.size() - 1 - tail].leaf)
        ++tail;
    changed.first = endOf(left.first(head));
    changed.endBefore = endOf(left.first(left.size() - tail));
    changed.endNow = endOf(right.first(right.size() - tail));
    return changed;
}

} // namespace document
