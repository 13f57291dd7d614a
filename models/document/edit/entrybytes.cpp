#include "entrybytes.h"

#include "anchoruse.h"
#include "blocktext.h"
#include "documentlimits.h"
#include "editplan.h"
#include "reparse.h"
#include "styleprobe.h"
#include "tilepart.h"
#include "tryedit.h"

namespace document {

namespace {

using base::ErrorCode;

base::Error entryError(ErrorCode code, const Pointer &place)
{
    return {code, place.toString()};
}

bool isBlockEntry(const EntryView &entry)
{
    const auto collection = entry.collection();
    return collection && collection->layout() == Layout::Block;
}

bool isPairEntry(const EntryView &entry)
{
    const auto collection = entry.collection();
    return !collection || collection->layout() == Layout::Pair;
}

bool endsLine(const QByteArray &text)
{
    return text.endsWith('\n') || text.endsWith('\r');
}

/** The bytes of an entry in brackets without its comma. */
base::Span withoutComma(const EntryView &entry)
{
    base::Span span = entry.tile();
    span.length -= entry.hasComma() ? 1 : 0;
    return span;
}

/** The lines of an entry of a block, for a place with the indentation `indent`: on the line of an indicator, or on
 * lines of their own. */
QByteArray blockLines(const Snapshot &snapshot, const EntryView &entry, bool isForCompact, int indent)
{
    const base::Span tile = entry.tile();
    const base::Span own{entry.entry().offset, tile.end() - entry.entry().offset};
    if (isForCompact)
        return snapshot.text(own);
    if (isCompact(snapshot, entry))
        return QByteArray(indent, ' ') + snapshot.text(own);
    return snapshot.text(tile);
}

/** Adds a line break if more text follows at `end` and the lines have none. */
QByteArray withBreak(QByteArray lines, const Snapshot &target, qsizetype end)
{
    if (end < target.size() && !endsLine(lines))
        lines += newlineNear(target, end);
    return lines;
}

Splice blockReplacement(const Snapshot &before, const EntryView &entry, const EntrySource &source,
                        const EntryView &from)
{
    const bool isOnIndicator = isCompact(before, entry);
    const base::Span tile = entry.tile();
    const qsizetype begin = isOnIndicator ? entry.entry().offset : tile.offset;
    const QByteArray lines = blockLines(source.snapshot, from, isOnIndicator, entry.indent());
    return {begin, tile.end() - begin, withBreak(lines, before, tile.end())};
}

Splice blockInsertion(const Snapshot &before, const CollectionView &collection, qsizetype index,
                      const EntrySource &source, const EntryView &from)
{
    if (index >= collection.count()) {
        const base::Span last = collection.entryAt(collection.count() - 1).tile();
        const QByteArray lines = blockLines(source.snapshot, from, false, collection.indent());
        const bool needsBreak = !endsLine(before.text(last));
        return {last.end(), 0,
                (needsBreak ? newlineNear(before, last.offset) : QByteArray()) + withBreak(lines, before, last.end())};
    }
    const EntryView next = collection.entryAt(index);
    if (index == 0 && isCompact(before, next)) {
        const qsizetype begin = next.entry().offset;
        return {begin, 0,
                withBreak(blockLines(source.snapshot, from, true, collection.indent()), before, begin) +
                    QByteArray(collection.indent(), ' ')};
    }
    const qsizetype begin = next.tile().offset;
    return {begin, 0, withBreak(blockLines(source.snapshot, from, false, collection.indent()), before, begin)};
}

std::optional<Splice> blockRemoval(const Snapshot &before, const EntryView &entry)
{
    const base::Span tile = entry.tile();
    if (entry.index() > 0 || !isCompact(before, entry))
        return Splice{tile.offset, tile.length, {}};
    const EntryView next = entry.collection()->entryAt(1);
    if (!before.text(next.lead()).trimmed().isEmpty())
        return std::nullopt; // Comments, which have no place on the line of an indicator.
    const qsizetype begin = entry.entry().offset;
    return Splice{begin, next.entry().offset - begin, {}};
}

Splice bracketsInsertion(const CollectionView &collection, qsizetype index, const QByteArray &item)
{
    if (index < collection.count())
        return {collection.entryAt(index).tile().offset, 0, item + ','};
    const EntryView last = collection.entryAt(collection.count() - 1);
    return {last.tile().end(), 0, last.hasComma() ? item + ',' : ',' + item};
}

Splice bracketsRemoval(const EntryView &entry)
{
    const CollectionView collection = *entry.collection();
    const base::Span tile = entry.tile();
    if (entry.index() == 0)
        return {tile.offset, collection.entryAt(1).tile().offset - tile.offset, {}};
    const bool isLastWithout = !entry.hasComma();
    const qsizetype begin = isLastWithout ? collection.entryAt(entry.index() - 1).tile().end() - 1 : tile.offset;
    return {begin, tile.end() - begin, {}};
}

/** True if the entry has the bytes and the value that it has in the other text. */
bool hasBytesOf(const Snapshot &after, const Pointer &place, const EntrySource &source)
{
    const auto made = EntryView::at(after, place);
    const auto from = EntryView::at(source.snapshot, source.place);
    if (!made || !from || !after.data()->text.hasSameBytes(made->value(), source.snapshot.data()->text, from->value()))
        return false;
    const auto value = after.at(place).value();
    const auto wanted = source.snapshot.at(source.place).value();
    return value.isOk() == wanted.isOk() && (!value || *value == *wanted);
}

/** A block scalar could take the blank lines above the next entry for its own. */
bool isSameValue(const Snapshot &before, const EntryView &old, const Snapshot &after, const EntryView &now)
{
    return after.data()->text.hasSameBytes(now.value(), before.data()->text, old.value());
}

/** Makes the splice. The collection must then have `count` entries, and every collection around it as many as before.
 */
EditResult made(const Snapshot &before, const Splice &wanted, const Pointer &collection, qsizetype count,
                const std::function<bool(const Snapshot &after)> &isRight)
{
    const Splice splice = trimmed(before, wanted);
    if (splice.removed == 0 && splice.inserted.isEmpty())
        return Edited{before, {}, {}, {}};
    if (before.size() - splice.removed + splice.inserted.size() > MaximumBytes)
        return entryError(ErrorCode::TooLarge, collection);
    Edited edited = followedBy({before, {}, {}, {}}, splice, NoBudget);
    const Snapshot &after = edited.snapshot;
    bool isSame = after.isValid() && after.documentCount() == before.documentCount();
    for (Pointer place = collection; isSame; place = place.parent()) {
        const qsizetype expected = place == collection ? count : before.at(place).childCount();
        isSame = after.at(place).childCount() == expected;
        if (place.isRoot())
            break;
    }
    if (!isSame || !isRight(after))
        return entryError(ErrorCode::Unsupported, collection);
    const QList<Pointer> dangling = danglingAliases(after);
    if (!dangling.isEmpty() && dangling.size() > danglingAliases(before).size())
        return entryError(ErrorCode::StillInUse, dangling.first());
    edited.pointers = placesOf(before, after, collection);
    return edited;
}

} // namespace

std::vector<EntryBytes> entriesOf(const Node &collection)
{
    const TilePart part = collection.part();
    std::vector<EntryBytes> entries;
    const TreeNode *node = part.collection();
    if (!node)
        return entries;
    entries.reserve(node->count);
    node->forEach([&](const TilePlace &place) {
        const qsizetype start = part.collectionStart() + place.offset;
        const base::Span value = place.tile->valueSpan();
        entries.push_back({part.data->toText(base::Span{start, qsizetype(place.tile->width)}),
                           part.data->toText(base::Span{start + value.offset, value.length})});
        return true;
    });
    return entries;
}

bool isInBrackets(const Node &collection)
{
    const TreeNode *node = collection.part().collection();
    return node && !node->isBlock();
}

EditResult replaceEntryBytes(const Snapshot &before, const Pointer &place, const EntrySource &source)
{
    const auto entry = EntryView::at(before, place);
    const auto from = EntryView::at(source.snapshot, source.place);
    if (!entry || !from)
        return entryError(ErrorCode::NotFound, place);
    if (isPairEntry(*entry) || isPairEntry(*from) || isBlockEntry(*entry) != isBlockEntry(*from) ||
        entry->hasKey() != from->hasKey())
        return entryError(ErrorCode::Unsupported, place);
    const base::Span item = withoutComma(*entry);
    const Splice splice = isBlockEntry(*entry)
                              ? blockReplacement(before, *entry, source, *from)
                              : Splice{item.offset, item.length, source.snapshot.text(withoutComma(*from))};
    const Pointer parent = place.parent();
    const Pointer now = entry->hasKey() ? parent.child(source.place.last()) : place;
    EditResult result = made(before, splice, parent, entry->collection()->count(),
                             [&](const Snapshot &after) { return hasBytesOf(after, now, source); });
    if (result) {
        result->pointers = placesOf(before, result->snapshot, now == place ? place : parent);
        result->before = Subject{place, false};
        result->after = Subject{now, false};
    }
    return result;
}

EditResult insertEntryBytes(const Snapshot &before, const Pointer &place, qsizetype index, const EntrySource &source)
{
    const auto collection = CollectionView::at(before, place);
    const auto from = EntryView::at(source.snapshot, source.place);
    if (!collection || !from || collection->count() == 0)
        return entryError(ErrorCode::NotFound, place);
    const bool isBlock = collection->layout() == Layout::Block;
    const bool isMapping = collection->kind() == Kind::Mapping;
    if (isPairEntry(*from) || collection->layout() == Layout::Pair || isBlock != isBlockEntry(*from) ||
        isMapping != from->hasKey())
        return entryError(ErrorCode::Unsupported, place);
    const qsizetype at = std::min(index, collection->count());
    const Splice splice = isBlock ? blockInsertion(before, *collection, at, source, *from)
                                  : bracketsInsertion(*collection, at, source.snapshot.text(withoutComma(*from)));
    const Pointer now = isMapping ? place.child(source.place.last()) : place.child(at);
    EditResult result = made(before, splice, place, collection->count() + 1, [&](const Snapshot &after) {
        const auto inserted = EntryView::at(after, now);
        return inserted && inserted->index() == at && hasBytesOf(after, now, source) &&
               (at == 0 ||
                isSameValue(before, collection->entryAt(at - 1), after, inserted->collection()->entryAt(at - 1)));
    });
    if (result)
        result->after = Subject{now, true};
    return result;
}

EditResult removeEntryBytes(const Snapshot &before, const Pointer &place)
{
    const auto entry = EntryView::at(before, place);
    if (!entry || place.isRoot())
        return entryError(ErrorCode::NotFound, place);
    if (isPairEntry(*entry) || entry->collection()->count() == 1)
        return entryError(ErrorCode::Unsupported, place);
    const std::optional<Splice> splice = isBlockEntry(*entry) ? blockRemoval(before, *entry) : bracketsRemoval(*entry);
    if (!splice)
        return entryError(ErrorCode::Unsupported, place);
    EditResult result = made(before, *splice, place.parent(), entry->collection()->count() - 1,
                             [](const Snapshot &) { return true; });
    if (result)
        result->before = Subject{place, true};
    return result;
}

} // namespace document
