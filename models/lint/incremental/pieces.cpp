#include "pieces.h"

#include <QHash>

#include <algorithm>

namespace lint {

using document::Node;
using document::Pointer;

namespace {

/** Maps of the root whose entries are pieces. */
bool holdsPieces(QByteArrayView member)
{
    return member == "paths" || member == "webhooks";
}

bool isComponents(const Pointer &place)
{
    return place.tokens().size() == 1 && place.last() == "components";
}

/** True if the text of a piece is the same, with the same distance from its key. */
bool isSame(const Piece &one, const Piece &other)
{
    const base::Span left = one.node.span();
    const base::Span right = other.node.span();
    if (left.length != right.length || one.key.length != other.key.length ||
        left.offset - one.key.offset != right.offset - other.key.offset)
        return false;
    if (!one.node.isScalar())
        return isShared(one.node, other.node);
    return other.node.isScalar() && one.node.scalarType() == other.node.scalarType() &&
           one.node.bytes() == other.node.bytes();
}

bool isSame(const std::optional<Piece> &one, const std::optional<Piece> &other)
{
    return one && other ? isSame(*one, *other) : !one && !other;
}

} // namespace

Pieces::Pieces(const document::Snapshot &snapshot)
{
    add({{}, snapshot.root()});
}

void Pieces::add(const Group &group)
{
    m_groups.push_back(group);
    const bool hasGroups = group.place.isRoot() || isComponents(group.place);
    for (qsizetype i = 0; hasGroups && i < group.map.childCount(); ++i) {
        if (group.isGroup(i))
            add({group.place / group.map.keyAt(i), group.map.childAt(i)});
    }
}

bool Pieces::Group::isGroup(qsizetype index) const
{
    if (!place.isRoot())
        return isComponents(place) && map.childAt(index).isMapping();
    const QByteArray key = map.keyAt(index);
    return (holdsPieces(key) || key == "components") && map.childAt(index).isMapping();
}

std::optional<Piece> Pieces::Group::pieceAt(qsizetype index) const
{
    if (index < 0 || isGroup(index))
        return std::nullopt;
    return Piece{map.childAt(index), map.keySpanAt(index)};
}

std::optional<Pointer> Pieces::pieceOf(const Pointer &place)
{
    const auto &tokens = place.tokens();
    const QByteArray member = tokens.value(0);
    const qsizetype depth = member == "components" ? 3 : holdsPieces(member) ? 2 : 1;
    return tokens.size() < depth ? std::nullopt : std::optional(Pointer(tokens.first(depth)));
}

std::optional<Piece> Pieces::find(const Pointer &place) const
{
    const Group group = groupAt(place.parent());
    return place.isRoot() ? std::nullopt : group.pieceAt(group.map.indexOf(place.last()));
}

Node Pieces::at(const Pointer &place) const
{
    return m_groups.empty() ? Node() : m_groups.front().map.at(place);
}

/** One without entries if there is none. */
Pieces::Group Pieces::groupAt(const Pointer &place) const
{
    const auto group = std::find_if(m_groups.begin(), m_groups.end(),
                                    [&](const Group &each) { return each.place == place; });
    return group == m_groups.end() ? Group{place, {}} : *group;
}

QSet<Pointer> Pieces::differencesFrom(const Pieces &before) const
{
    QSet<Pointer> different;
    for (const Group &group : m_groups)
        addDifferences(before.groupAt(group.place), group, different);
    for (const Group &group : before.m_groups)
        addDifferences(group, groupAt(group.place), different);
    return different;
}

void Pieces::addDifferences(const Group &before, const Group &now, QSet<Pointer> &different)
{
    const document::ChangedEntries changed = changedEntries(before.map, now.map);
    QHash<QByteArray, qsizetype> old;
    for (qsizetype i = changed.first; i < changed.endBefore; ++i)
        old.insert(before.map.keyAt(i), i);
    for (qsizetype i = changed.first; i < changed.endNow; ++i) {
        const QByteArray key = now.map.keyAt(i);
        const auto known = old.find(key);
        const qsizetype index = known == old.end() ? -1 : *known;
        if (!isSame(before.pieceAt(index), now.pieceAt(i)))
            different.insert(now.place / key);
        old.remove(key);
    }
    for (auto gone = old.cbegin(); gone != old.cend(); ++gone) {
        if (before.pieceAt(gone.value()))
            different.insert(before.place / gone.key());
    }
}

} // namespace lint
