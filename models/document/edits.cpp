#include "edits.h"

#include "anchoruse.h"
#include "reparse.h"
#include "snapshotdata.h"
#include "styleprobe.h"
#include "tryedit.h"

#include <algorithm>

namespace document {

namespace {

using base::ErrorCode;

constexpr qsizetype LargeEntry = 64 * 1024;

base::Error error(ErrorCode code, const Pointer &pointer)
{
    return {code, pointer.toString()};
}

Edited unchanged(const Snapshot &snapshot)
{
    return {snapshot, {}, {}, {}};
}

EditResult about(EditResult result, const std::optional<Subject> &before, const std::optional<Subject> &after)
{
    if (result && !result->splices.isEmpty()) {
        result->before = before;
        result->after = after;
    }
    return result;
}

EditResult aboutValue(EditResult result, const Pointer &place)
{
    return about(std::move(result), Subject{place}, Subject{place});
}

EditResult aboutNewEntry(EditResult result, const Pointer &place)
{
    return about(std::move(result), std::nullopt, Subject{place, true});
}

bool isScalarStyle(ScalarStyle style)
{
    return style != ScalarStyle::Collection && style != ScalarStyle::Alias;
}

QString listOf(const QList<Pointer> &places)
{
    QStringList names;
    for (const Pointer &place : places)
        names.append(place.toString());
    return names.join(QStringLiteral(", "));
}

/** A document without a root, not even a null. */
bool isWithoutRoot(const Snapshot &snapshot)
{
    const auto root = EntryView::at(snapshot, {});
    if (!root)
        return snapshot.isValid() || snapshot.text().trimmed().isEmpty();
    return root->valueStyle() == ScalarStyle::Empty && root->value().length == 0 && snapshot.documentCount() <= 1;
}

/** The value wrapped in what the tokens name, the last one innermost. */
Value wrapped(const QList<QByteArray> &tokens, Value value)
{
    for (qsizetype i = tokens.size() - 1; i >= 0; --i)
        value = tokens[i] == "-" ? Value::array({value}) : Value::object({{tokens[i], value}});
    return value;
}

EditResult makeRoot(const Snapshot &before, const Value &value)
{
    return tryEdit(
        before, {}, [&](const EditPlan &plan) { return base::Result<Splice>(plan.firstRoot(value)); },
        [&](const Snapshot &after) { return isAlready(after, {}, value); });
}

/** True if two splices removed and inserted the same bytes, as when an item is moved past an equal one. */
bool isSameTextAgain(const Snapshot &before, const Edited &edited)
{
    const Splice &first = edited.splices.first();
    const Splice &last = edited.splices.last();
    const qsizetype from = std::min(first.offset, last.offset);
    const qsizetype to = std::max(first.offset + first.removed, last.offset + last.inserted.size());
    const base::Span span{from, to - from};
    return before.size() == edited.snapshot.size() &&
           before.data()->text.hasSameBytes(span, edited.snapshot.data()->text, span);
}

EditResult replaceAt(const Snapshot &before, const Pointer &pointer, const Value &value)
{
    EditResult replaced = tryEdit(
        before, pointer, [&](const EditPlan &plan) { return plan.replace(pointer, value); },
        [&](const Snapshot &after) { return isAlready(after, pointer, value); });
    return aboutValue(std::move(replaced), pointer);
}

/** The index of a new item, or -1: the token is an index, or "-" for `index` or the end. */
qsizetype itemIndex(const QByteArray &token, qsizetype index, qsizetype count)
{
    if (token == "-")
        return index < 0 ? count : std::min(index, count);
    bool isNumber = false;
    const qsizetype wanted = token.toLongLong(&isNumber);
    return isNumber && wanted >= 0 && wanted <= count ? wanted : -1;
}

EditResult insertEntry(const Snapshot &before, const Pointer &pointer, const Value &value, qsizetype index)
{
    const Pointer parent = pointer.parent();
    const CollectionView collection = *CollectionView::at(before, parent);
    const qsizetype count = collection.count();
    const bool isMapping = collection.kind() == Kind::Mapping;
    if (isMapping && EntryView::at(before, pointer))
        return error(ErrorCode::AlreadyExists, pointer);
    const qsizetype at = isMapping ? (index < 0 ? count : std::min(index, count))
                                   : itemIndex(pointer.last(), index, count);
    if (at < 0)
        return error(ErrorCode::NotFound, pointer);
    const Pointer place = isMapping ? pointer : parent.child(at);
    EditResult inserted = tryEdit(
        before, parent, [&](const EditPlan &plan) { return plan.insert(parent, at, pointer.last(), value); },
        [&](const Snapshot &after) {
            return after.at(parent).childCount() == count + 1 && isAlready(after, place, value);
        });
    return aboutNewEntry(std::move(inserted), place);
}

/** Inserts into the parent of `pointer`, which must be able to have another entry. */
EditResult insertBelow(const Snapshot &before, const Pointer &pointer, const Value &value, qsizetype index)
{
    const Pointer parent = pointer.parent();
    const auto holder = EntryView::at(before, parent);
    if (!holder)
        return whyMissing(before, parent);
    if (holder->valueCollection())
        return insertEntry(before, pointer, value, index);
    if (holder->valueStyle() == ScalarStyle::Alias)
        return error(ErrorCode::Unsupported, parent);
    if (!before.at(parent).isNull() && holder->valueStyle() != ScalarStyle::Empty)
        return error(ErrorCode::WrongType, parent);
    const bool isItem = pointer.last() == "-";
    return aboutNewEntry(replaceAt(before, parent, wrapped({pointer.last()}, value)),
                         isItem ? parent.child(qsizetype(0)) : pointer);
}

/** The pointer to the index-th entry of a collection. */
Pointer nameOf(const Snapshot &snapshot, const Pointer &collection, qsizetype index)
{
    const Node node = snapshot.at(collection);
    return node.isMapping() ? collection.child(node.keyAt(index)) : collection.child(index);
}

/** True if the entry is at `to` with its old value. */
bool hasArrived(const Snapshot &before, const Snapshot &after, const Pointer &pointer, const EntryView &entry,
                qsizetype to)
{
    const Pointer place = entry.hasKey() ? pointer : pointer.parent().child(to);
    const auto arrived = EntryView::at(after, place);
    if (!after.isValid() || !arrived || arrived->index() != to ||
        arrived->collection()->count() != entry.collection()->count())
        return false;
    // The same bytes at the same column mean the same.
    if (arrived->indent() == entry.indent() && arrived->valueStyle() == entry.valueStyle() &&
        after.data()->text.hasSameBytes(arrived->value(), before.data()->text, entry.value()))
        return true;
    const base::Result<Value> value = before.at(pointer).value();
    return !value || isAlready(after, place, *value);
}

/** Removes the entry and inserts it at `to`, which is not its index. */
EditResult moveEntry(const Snapshot &before, const Pointer &pointer, const EntryView &entry, qsizetype to)
{
    const Pointer parent = pointer.parent();
    const EditPlan plan(before);
    const base::Result<Splice> removal = plan.remove(pointer);
    if (!removal)
        return removal.error();
    const Edited without = followedBy(unchanged(before), trimmed(before, *removal), NoBudget);
    const base::Result<Splice> insertion = EditPlan(without.snapshot)
                                               .insertText(parent, to, plan.entryText(pointer),
                                                           StyleProbe(before, parent).forEntry(to));
    if (!insertion)
        return insertion.error();
    Edited moved = followedBy(without, *insertion, NoBudget);
    if (isSameTextAgain(before, moved))
        return unchanged(before);
    if (!hasArrived(before, moved.snapshot, pointer, entry, to))
        return error(ErrorCode::Unsupported, pointer);
    const QList<Pointer> dangling = danglingAliases(moved.snapshot);
    if (dangling.size() > danglingAliases(before).size())
        return base::Error{ErrorCode::StillInUse, listOf(dangling)};
    moved.pointers = {before.hasAliases() ? Pointer() : parent};
    moved.before = Subject{pointer, true};
    moved.after = Subject{entry.hasKey() ? pointer : parent.child(to), true};
    return moved;
}

} // namespace

EditResult setScalarIn(const Snapshot &before, const Pointer &pointer, const Value &scalar)
{
    if (scalar.isContainer())
        return error(ErrorCode::InvalidArgument, pointer);
    if (const auto checked = checkValue(scalar); !checked)
        return checked.error();
    const auto entry = EntryView::at(before, pointer);
    if (!entry)
        return whyMissing(before, pointer);
    if (isAlready(before, pointer, scalar))
        return unchanged(before);
    if (!isScalarStyle(entry->valueStyle()))
        return error(entry->valueStyle() == ScalarStyle::Alias ? ErrorCode::Unsupported : ErrorCode::WrongType,
                     pointer);
    return replaceAt(before, pointer, scalar);
}

EditResult insertInto(const Snapshot &before, const Pointer &pointer, const Value &value, qsizetype index)
{
    if (const auto checked = checkValue(value); !checked)
        return checked.error();
    if (isWithoutRoot(before))
        return aboutNewEntry(makeRoot(before, wrapped(pointer.tokens(), value)), pointer);
    return pointer.isRoot() ? EditResult(error(ErrorCode::AlreadyExists, pointer))
                            : insertBelow(before, pointer, value, index);
}

EditResult replaceIn(const Snapshot &before, const Pointer &pointer, const Value &value)
{
    if (const auto checked = checkValue(value); !checked)
        return checked.error();
    const auto entry = EntryView::at(before, pointer);
    if (!entry)
        return whyMissing(before, pointer);
    if (entry->valueStyle() != ScalarStyle::Alias && isAlready(before, pointer, value))
        return unchanged(before);
    const QList<Pointer> uses = aliasesInto(before, entry->valueContent());
    if (!uses.isEmpty())
        return base::Error{ErrorCode::StillInUse, listOf(uses)};
    return replaceAt(before, pointer, value);
}

EditResult setIn(const Snapshot &before, const Pointer &pointer, const Value &value)
{
    if (isWithoutRoot(before))
        return insertInto(before, pointer, value, -1);
    if (const auto entry = EntryView::at(before, pointer)) {
        if (isAlready(before, pointer, value))
            return unchanged(before);
        if (entry->valueStyle() == ScalarStyle::Alias)
            return error(ErrorCode::Unsupported, pointer);
        return isScalarStyle(entry->valueStyle()) && !value.isContainer() ? setScalarIn(before, pointer, value)
                                                                          : replaceIn(before, pointer, value);
    }
    Pointer known = pointer.parent();
    while (!known.isRoot() && !EntryView::at(before, known))
        known = known.parent();
    const qsizetype depth = known.tokens().size();
    const Pointer place = known / pointer.tokens().at(depth);
    return aboutNewEntry(insertInto(before, place, wrapped(pointer.tokens().mid(depth + 1), value), -1), pointer);
}

EditResult removeFrom(const Snapshot &before, const Pointer &pointer)
{
    const auto entry = EntryView::at(before, pointer);
    if (!entry)
        return whyMissing(before, pointer);
    if (pointer.isRoot())
        return error(ErrorCode::InvalidArgument, pointer);
    const QList<Pointer> uses = aliasesInto(before, entry->tile());
    if (!uses.isEmpty())
        return base::Error{ErrorCode::StillInUse, listOf(uses)};
    const qsizetype count = entry->collection()->count();
    EditResult removed = tryEdit(
        before, pointer.parent(), [&](const EditPlan &plan) { return plan.remove(pointer); },
        [&](const Snapshot &after) {
            const auto collection = CollectionView::at(after, pointer.parent());
            return collection && collection->count() == count - 1;
        });
    return about(std::move(removed), Subject{pointer, true}, std::nullopt);
}

EditResult renameIn(const Snapshot &before, const Pointer &pointer, const QByteArray &key)
{
    if (const auto checked = checkValue(Value::string(key)); !checked)
        return checked.error();
    const auto entry = EntryView::at(before, pointer);
    if (!entry)
        return whyMissing(before, pointer);
    if (!entry->hasKey() || pointer.isRoot())
        return error(ErrorCode::WrongType, pointer);
    if (key == pointer.last())
        return unchanged(before);
    const Pointer parent = pointer.parent();
    if (EntryView::at(before, parent / key))
        return error(ErrorCode::AlreadyExists, parent / key);
    const qsizetype index = entry->index();
    const qsizetype count = entry->collection()->count();
    EditResult renamed = tryEdit(
        before, parent, [&](const EditPlan &plan) { return plan.rename(pointer, key); },
        [&](const Snapshot &after) {
            const Node mapping = after.at(parent);
            return mapping.childCount() == count && mapping.keyAt(index) == key;
        });
    return about(std::move(renamed), Subject{pointer, true}, Subject{parent / key, true});
}

EditResult moveIn(const Snapshot &before, const Pointer &pointer, qsizetype toIndex)
{
    const auto entry = EntryView::at(before, pointer);
    if (!entry)
        return whyMissing(before, pointer);
    const auto collection = entry->collection();
    if (!collection)
        return error(ErrorCode::InvalidArgument, pointer);
    const qsizetype to = std::clamp<qsizetype>(toIndex, 0, collection->count() - 1);
    if (to == entry->index())
        return unchanged(before);
    // Moving either of two neighbours swaps them; the smaller one is read faster.
    const bool areNeighbours = std::abs(to - entry->index()) == 1;
    if (areNeighbours && entry->tile().length > LargeEntry + collection->entryAt(to).tile().length) {
        const Pointer name = nameOf(before, pointer.parent(), to);
        const auto other = EntryView::at(before, name);
        if (other && other->index() == to) // The first of its name.
            return moveEntry(before, name, *other, entry->index());
    }
    return moveEntry(before, pointer, *entry, to);
}

Edited spliceIn(const Snapshot &before, const Splice &wanted, qsizetype budget)
{
    Edited same{before, {}, {}, {}};
    const qsizetype from = std::clamp<qsizetype>(wanted.offset, 0, before.size());
    const Splice splice = trimmed(
        before, {from, std::clamp<qsizetype>(wanted.removed, 0, before.size() - from), wanted.inserted});
    if (splice.removed == 0 && splice.inserted.isEmpty())
        return same;
    const Reparsed reparsed = applySplice(before, splice, budget);
    same.inverse = {{splice.offset, splice.inserted.size(), before.text({splice.offset, splice.removed})}};
    same.snapshot = reparsed.snapshot;
    same.splices = {splice};
    same.pointers = placesOf(before, same.snapshot, reparsed.place);
    same.before = same.after = Subject{reparsed.place};
    return same;
}

} // namespace document
