#include "changelist.h"

#include "differencepath.h"
#include "entrybytes.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace review {

using difference::Change;
using document::Pointer;

namespace {

/** Members with a shorter value, such as `{}`, are not the same because their values are. */
constexpr qsizetype ShortestRenamed = 8;

/** Places that findings are about, and the places around them. */
struct NamedPlaces {
    QSet<Pointer> named;
    QSet<Pointer> around;

    void add(const Pointer &place)
    {
        named.insert(place);
        for (Pointer at = place; !around.contains(at); at = at.parent())
            around.insert(at);
    }
};

Pointer nearest(const document::Snapshot &snapshot, Pointer place)
{
    while (!place.isRoot() && !snapshot.at(place).exists())
        place = place.parent();
    return place;
}

/** Makes the list `required` the place of a change of a property that differs only there. */
void moveToRequired(ChangeItem &item, const TreeDifference &tree)
{
    const Pointer schema = item.place.parent().parent();
    const Pointer list = schema / QByteArray("required");
    if (item.place.parent().last() != "properties")
        return;
    if (const FoundDifference found = differenceAt(tree, list); found.node && found.place == list) {
        item.place = list;
        item.basePlace = found.basePlace;
    } else if (const FoundDifference removed = removedAt(tree,
                                                         item.basePlace.parent().parent() / QByteArray("required"));
               removed.node) {
        item.isRemoved = true;
        item.change = NodeChange::Removed;
        item.place = removed.place;
        item.basePlace = removed.basePlace;
    }
}

/** Sets how the place of a finding differs, and its place in the base, which other items in front of it can have moved.
 */
void placeOfEdit(ChangeItem &item, bool isAddition, const TreeDifference &tree)
{
    const FoundDifference found = differenceAt(tree, item.place);
    if (isAddition) {
        item.basePlace = found.node ? found.basePlace : item.place;
        item.change = NodeChange::Added;
    } else if (!found.node) {
        moveToRequired(item, tree);
    } else if (found.node->change == NodeChange::Added) {
        item.basePlace = found.basePlace;
        item.change = NodeChange::Added;
    } else if (found.place == item.place) {
        item.basePlace = found.basePlace;
    }
}

ChangeItem itemOf(const Change &finding, qsizetype index, const TreeDifference &tree, const QString &baseAddress,
                  const QString &address)
{
    ChangeItem item;
    item.finding = index;
    item.key = finding.operation + u' ' + finding.fingerprint;
    const bool isHere = finding.newPlace && finding.newPlace->address == address;
    const bool wasHere = finding.oldPlace && finding.oldPlace->address == baseAddress;
    if (isHere)
        item.place = finding.newPlace->pointer;
    if (wasHere)
        item.basePlace = finding.oldPlace->pointer;
    if (!finding.newPlace && wasHere) {
        const FoundDifference removed = removedAt(tree, item.basePlace);
        item.isRemoved = removed.node != nullptr;
        item.place = removed.node ? removed.place : item.basePlace;
        item.change = NodeChange::Removed;
    } else if (isHere) {
        placeOfEdit(item, !finding.oldPlace, tree);
    }
    item.place = nearest(tree.now(), item.place);
    item.basePlace = nearest(tree.base(), item.basePlace);
    item.canRevert = item.isRemoved || (isHere && differenceAt(tree, item.place).node);
    if (!item.canRevert && !isHere && wasHere)
        item.canRevert = differenceAt(tree, item.place).node;
    return item;
}

/** Lists the nodes that differ by themselves and that no finding is about. */
class NodeList final
{
public:
    NodeList(const TreeDifference &tree, const NamedPlaces &places, const NamedPlaces &basePlaces)
        : m_tree(tree)
        , m_places(places)
        , m_basePlaces(basePlaces)
    {}

    void add(const NodeDifference &node, const Pointer &place, const Pointer &base)
    {
        if (m_items.size() >= MostListedNodes)
            return;
        const bool isRemoved = node.change == NodeChange::Removed;
        const bool isKnown = isRemoved ? isNamed(m_basePlaces, base) : isNamed(m_places, place);
        const bool isLeaf = node.change != NodeChange::Inside && !node.children;
        if (isLeaf && isKnown)
            return;
        const bool isRewritten = node.children && !isRemoved && isInOtherStyle(place, base);
        if (isLeaf || (node.change == NodeChange::Changed && (!isKnown || isRewritten))) {
            const QString key = u"node "_qs + (isRemoved ? base : place).toString();
            m_items.append({-1, node.change, place, base, isRemoved, true, key});
        }
        // The entries of a list that is in brackets on one side only can't be reverted one by one.
        if (!node.children || isRewritten)
            return;
        const QSet<const NodeDifference *> renamed = addRenamed(*node.children, place, base);
        for (const NodeDifference &child : *node.children) {
            if (renamed.contains(&child))
                continue;
            const bool isGone = child.change == NodeChange::Removed;
            add(child, isGone ? place : place / child.token,
                child.change == NodeChange::Added ? base : base / child.baseToken);
        }
    }
    /** Returns the rows. A reference that follows a new key has none of its own. */
    [[nodiscard]] QList<ChangeItem> take()
    {
        for (ChangeItem &rename : m_items) {
            if (!rename.isRenamed)
                continue;
            for (const ChangeItem &item : std::as_const(m_items)) {
                if (follows(item, rename))
                    rename.references.append(item.place);
            }
        }
        QSet<Pointer> following;
        for (const ChangeItem &item : std::as_const(m_items))
            following += QSet<Pointer>(item.references.cbegin(), item.references.cend());
        m_items.removeIf([&](const ChangeItem &item) { return following.contains(item.place); });
        return std::move(m_items);
    }

private:
    [[nodiscard]] bool isInOtherStyle(const Pointer &place, const Pointer &base) const
    {
        return document::isInBrackets(m_tree.now().at(place)) != document::isInBrackets(m_tree.base().at(base));
    }

    [[nodiscard]] static QByteArray bytesOf(const document::Snapshot &snapshot, const Pointer &place)
    {
        return snapshot.text(snapshot.at(place).span());
    }

    /** Adds rows for members that got another key while their values stayed. Returns their differences. */
    QSet<const NodeDifference *> addRenamed(const NodeDifferences &children, const Pointer &place, const Pointer &base)
    {
        QSet<const NodeDifference *> renamed;
        if (!m_tree.now().at(place).isMapping())
            return renamed;
        QHash<QByteArray, const NodeDifference *> removed; // By the bytes of the value.
        for (const NodeDifference &child : children) {
            if (child.change == NodeChange::Removed && !isNamed(m_basePlaces, base / child.baseToken) &&
                m_tree.base().at(base / child.baseToken).span().length >= ShortestRenamed)
                removed.insert(bytesOf(m_tree.base(), base / child.baseToken), &child);
        }
        for (const NodeDifference &child : children) {
            if (removed.isEmpty() || child.change != NodeChange::Added || isNamed(m_places, place / child.token))
                continue;
            const NodeDifference *old = removed.take(bytesOf(m_tree.now(), place / child.token));
            if (!old)
                continue;
            renamed << old << &child;
            const Pointer now = place / child.token;
            const Pointer before = base / old->baseToken;
            const QString key = u"rename "_qs + before.toString();
            m_items.append({-1, NodeChange::Changed, now, before, false, true, key, true});
        }
        return renamed;
    }

    /** Whether the row is about a `$ref` to the renamed entry or into it. */
    [[nodiscard]] bool follows(const ChangeItem &item, const ChangeItem &rename) const
    {
        if (item.isRenamed || item.change != NodeChange::Changed || item.place.last() != "$ref")
            return false;
        const auto now = Pointer::parse(m_tree.now().at(item.place).text());
        const auto before = Pointer::parse(m_tree.base().at(item.basePlace).text());
        return now && before && rename.place.contains(*now) && rename.basePlace.contains(*before) &&
               now->relativeTo(rename.place) == before->relativeTo(rename.basePlace);
    }

    /** Whether a finding is about the node, about the object with it, or about something inside of it. */
    static bool isNamed(const NamedPlaces &places, const Pointer &place)
    {
        return places.around.contains(place) || (!place.isRoot() && places.named.contains(place.parent()));
    }

    const TreeDifference &m_tree;
    const NamedPlaces &m_places;
    const NamedPlaces &m_basePlaces;
    QList<ChangeItem> m_items;
};

} // namespace

QList<ChangeGroup> changeGroups(const TreeDifference &tree, const difference::Difference &findings,
                                const QString &baseAddress, const QString &address)
{
    QList<ChangeGroup> groups;
    NamedPlaces places;
    NamedPlaces basePlaces;
    for (qsizetype i = 0; i < findings.changes.size(); ++i) {
        const Change &finding = findings.changes.at(i);
        // What could not be compared says nothing about the nodes that differ there.
        const bool isAboutNodes = !finding.id.endsWith(u"not-compared");
        if (isAboutNodes && finding.newPlace && finding.newPlace->address == address)
            places.add(finding.newPlace->pointer);
        if (isAboutNodes && finding.oldPlace && finding.oldPlace->address == baseAddress)
            basePlaces.add(finding.oldPlace->pointer);
        if (groups.isEmpty() || groups.last().operation != finding.operation) {
            const auto kind = finding.operation.isEmpty() ? ChangeGroup::Kind::Document : ChangeGroup::Kind::Operation;
            groups.append({kind, finding.operation, finding.level, {}});
        }
        ChangeGroup &group = groups.last();
        group.level = std::min(*group.level, finding.level);
        group.items.append(itemOf(finding, i, tree, baseAddress, address));
    }
    for (ChangeGroup &group : groups) {
        std::ranges::stable_sort(
            group.items, {}, [&findings](const ChangeItem &item) { return findings.changes.at(item.finding).level; });
    }
    if (!tree.root())
        return groups;
    NodeList nodes(tree, places, basePlaces);
    nodes.add(*tree.root(), {}, {});
    if (const QList<ChangeItem> items = nodes.take(); !items.isEmpty())
        groups.append({ChangeGroup::Kind::Nodes, {}, std::nullopt, items});
    return groups;
}

} // namespace review
