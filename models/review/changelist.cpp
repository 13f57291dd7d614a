#include "changelist.h"

#include "differencepath.h"

#include <QSet>

#include <algorithm>

namespace review {

using difference::Change;
using document::Pointer;

namespace {

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
    } else if (isHere && !finding.oldPlace) {
        item.basePlace = item.place;
        item.change = NodeChange::Added;
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
    NodeList(const NamedPlaces &places, const NamedPlaces &basePlaces)
        : m_places(places)
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
        if (isLeaf || (node.change == NodeChange::Changed && !isKnown)) {
            const QString key = u"node "_qs + (isRemoved ? base : place).toString();
            m_items.append({-1, node.change, place, base, isRemoved, true, key});
        }
        if (!node.children)
            return;
        for (const NodeDifference &child : *node.children) {
            const bool isGone = child.change == NodeChange::Removed;
            add(child, isGone ? place : place / child.token,
                child.change == NodeChange::Added ? base : base / child.baseToken);
        }
    }
    [[nodiscard]] QList<ChangeItem> take() { return std::move(m_items); }

private:
    /** Whether a finding is about the node, about the object with it, or about something inside of it. */
    static bool isNamed(const NamedPlaces &places, const Pointer &place)
    {
        return places.around.contains(place) || (!place.isRoot() && places.named.contains(place.parent()));
    }

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
    NodeList nodes(places, basePlaces);
    nodes.add(*tree.root(), {}, {});
    if (const QList<ChangeItem> items = nodes.take(); !items.isEmpty())
        groups.append({ChangeGroup::Kind::Nodes, {}, std::nullopt, items});
    return groups;
}

} // namespace review
