#include "reversal.h"

#include "differencepath.h"
#include "edits.h"
#include "entrybytes.h"

#include <algorithm>
#include <limits>

namespace review {

namespace {

using base::ErrorCode;
using document::Edited;
using document::EditResult;
using document::Pointer;
using document::Snapshot;

/** The largest number of removed neighbors that are left out when the first one of a collection is restored. */
constexpr qsizetype MostLeftOut = 2000;

/** Whether the error says that the bytes do not fit where they are wanted. */
bool isMisfit(const EditResult &result)
{
    return !result && result.error().code == ErrorCode::Unsupported;
}

/** The edit followed by one that was made from its result. */
Edited joined(const Edited &first, Edited second)
{
    second.splices = first.splices + second.splices;
    second.inverse += first.inverse;
    second.pointers = first.pointers + second.pointers;
    second.before = first.before;
    return second;
}

/** The snapshot of the base in which a collection has only one of its entries. */
std::optional<Snapshot> withOnly(const Snapshot &base, const Pointer &collection, const QByteArray &token)
{
    const document::Node node = base.at(collection);
    const qsizetype kept = node.isMapping() ? node.indexOf(token) : token.toLongLong();
    if (node.childCount() > MostLeftOut)
        return std::nullopt;
    Snapshot rest = base;
    for (qsizetype i = node.childCount() - 1; i >= 0; --i) {
        const Pointer place = node.isMapping() ? collection.child(node.keyAt(i)) : collection.child(i);
        if (i == kept)
            continue;
        const EditResult without = document::removeEntryBytes(rest, place);
        if (!without)
            return std::nullopt;
        rest = without->snapshot;
    }
    return rest;
}

EditResult fillEmpty(const TreeDifference &difference, const FoundDifference &found)
{
    const Pointer from = found.basePlace.parent();
    const auto only = withOnly(difference.base(), from, found.basePlace.last());
    if (!only || found.place.isRoot())
        return base::Error{ErrorCode::Unsupported, found.place.toString()};
    return document::replaceEntryBytes(difference.now(), found.place, {*only, from});
}

EditResult insertValue(const TreeDifference &difference, const FoundDifference &found, const Snapshot &now,
                       qsizetype index)
{
    const auto value = difference.base().at(found.basePlace).value();
    if (!value)
        return value.error();
    const bool isMapping = difference.base().at(found.basePlace.parent()).isMapping();
    const Pointer place = found.place / (isMapping ? found.basePlace.last() : QByteArray("-"));
    return document::copyInto(now, place, *value, index, {difference.base(), found.basePlace});
}

/** Adds a node of the base to a text in which its collection is at `found.place`. */
EditResult insertNode(const TreeDifference &difference, const FoundDifference &found, const Snapshot &now,
                      qsizetype index)
{
    const EditResult filled = now.at(found.place).childCount() == 0
                                  ? fillEmpty(difference, found)
                                  : document::insertEntryBytes(now, found.place, index,
                                                               {difference.base(), found.basePlace});
    return isMisfit(filled) ? insertValue(difference, found, now, index) : filled;
}

EditResult removeNode(const TreeDifference &difference, const FoundDifference &found)
{
    const Pointer &place = found.place;
    const bool isOnly = difference.now().at(place.parent()).childCount() == 1;
    if (isOnly && difference.base().at(found.basePlace).childCount() == 0 && !place.parent().isRoot()) {
        EditResult emptied = document::replaceEntryBytes(difference.now(), place.parent(),
                                                         {difference.base(), found.basePlace});
        if (emptied) {
            emptied->before = document::Subject{place, true};
            emptied->after.reset();
        }
        return emptied;
    }
    const EditResult removed = document::removeEntryBytes(difference.now(), place);
    return isMisfit(removed) ? document::removeFrom(difference.now(), place) : removed;
}

EditResult replaceNode(const TreeDifference &difference, const FoundDifference &found)
{
    const EditResult replaced = document::replaceEntryBytes(difference.now(), found.place,
                                                            {difference.base(), found.basePlace});
    if (!isMisfit(replaced) && !(replaced && replaced->splices.isEmpty()))
        return replaced;
    const auto value = difference.base().at(found.basePlace).value();
    const auto now = difference.now().at(found.place).value();
    if (!value || (now && *now == *value))
        return base::Error{ErrorCode::Unsupported, found.place.parent().toString()};
    return document::copyInto(difference.now(), found.place, *value, -1, {difference.base(), found.basePlace});
}

/** The index after the entry that precedes a moved one in the base, counted without the moved one. */
qsizetype indexInBaseOrder(const TreeDifference &difference, const FoundDifference &found)
{
    const document::Node base = difference.base().at(found.basePlace.parent());
    const qsizetype own = base.isMapping() ? base.indexOf(found.basePlace.last()) : found.basePlace.last().toLongLong();
    const document::Node now = difference.now().at(found.place.parent());
    const auto isMoved = [&](const QByteArray &token) {
        return std::ranges::any_of(*found.parent->children,
                                   [&](const NodeDifference &child) { return child.isMoved && child.token == token; });
    };
    for (qsizetype i = own - 1; i >= 0; --i) {
        const QByteArray token = base.keyAt(i);
        const qsizetype index = now.indexOf(token);
        if (index >= 0 && !isMoved(token))
            return index + 1 - (index > found.node->index ? 1 : 0);
    }
    return 0;
}

/** An item of a sequence is looked up by the items in front of it that have counterparts. */
qsizetype indexOfItem(const TreeDifference &difference, const FoundDifference &found)
{
    const qsizetype own = found.basePlace.last().toLongLong();
    qsizetype index = 0;
    // Removed and moved items of the base, and added ones of the current text, are in the list of differences.
    qsizetype stable = own;
    for (const NodeDifference &child : *found.parent->children) {
        if ((child.change == NodeChange::Removed || child.isMoved) && child.baseToken.toLongLong() < own)
            --stable;
    }
    const qsizetype count = difference.now().at(found.place.parent()).childCount();
    for (qsizetype seen = 0; index < count && seen < stable; ++index) {
        const QByteArray token = QByteArray::number(index);
        const bool isStable = std::ranges::none_of(*found.parent->children, [&](const NodeDifference &child) {
            return child.token == token && (child.change == NodeChange::Added || child.isMoved);
        });
        seen += isStable ? 1 : 0;
    }
    return index - (index > found.node->index ? 1 : 0);
}

EditResult moveNode(const TreeDifference &difference, FoundDifference found)
{
    const bool isMapping = difference.now().at(found.place.parent()).isMapping();
    const qsizetype index = isMapping ? indexInBaseOrder(difference, found) : indexOfItem(difference, found);
    const EditResult removed = document::removeEntryBytes(difference.now(), found.place);
    if (!removed)
        return removed;
    found.place = found.place.parent();
    const EditResult inserted = insertNode(difference, found, removed->snapshot, index);
    if (!inserted)
        return inserted;
    if (inserted->snapshot.size() == difference.now().size() && inserted->snapshot.text() == difference.now().text())
        return base::Error{ErrorCode::Unsupported, found.place.toString()};
    return joined(*removed, *inserted);
}

} // namespace

EditResult revertNode(const TreeDifference &difference, const Pointer &place)
{
    const FoundDifference found = differenceAt(difference, place);
    if (!found.node)
        return Edited{difference.now(), {}, {}, {}};
    if (found.place.isRoot())
        return revertAll(difference);
    if (found.node->change == NodeChange::Added)
        return removeNode(difference, found);
    return found.node->isMoved ? moveNode(difference, found) : replaceNode(difference, found);
}

EditResult restoreNode(const TreeDifference &difference, const Pointer &place)
{
    const FoundDifference found = removedAt(difference, place);
    if (!found.node)
        return base::Error{ErrorCode::NotFound, place.toString()};
    return insertNode(difference, found, difference.now(), found.node->index);
}

Edited revertAll(const TreeDifference &difference)
{
    const Snapshot &now = difference.now();
    return document::spliceIn(now, {0, now.size(), difference.base().text()}, std::numeric_limits<qsizetype>::max());
}

} // namespace review
