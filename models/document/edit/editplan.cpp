#include "editplan.h"

#include "blockplan.h"
#include "blocktext.h"
#include "flowplan.h"
#include "scalarstyle.h"
#include "styleprobe.h"
#include "valueplan.h"

#include <algorithm>

namespace document {

namespace {

base::Error notFound(const Pointer &pointer)
{
    return {base::ErrorCode::NotFound, pointer.toString()};
}

Value collectionOf(Kind kind, const QByteArray &key, const Value &value)
{
    return kind == Kind::Mapping ? Value::object({{key, value}}) : Value::array({value});
}

bool isContinuation(char byte)
{
    return (uchar(byte) & 0xC0) == 0x80;
}

/** True when a text may be cut between the two bytes. */
bool mayCut(char before, char after)
{
    return !isContinuation(after) && !(before == '\r' && after == '\n');
}

/** The root with the lines above its first entry that belong to that. */
Splice withLeadOfRoot(Splice splice, qsizetype from)
{
    if (from < splice.offset) {
        splice.removed += splice.offset - from;
        splice.offset = from;
    }
    return splice;
}

} // namespace

WriteStyle EditPlan::quoted(WriteStyle style) const
{
    if (m_quoting == Quoting::Double)
        style.strings = style.quotes = ScalarStyle::DoubleQuoted;
    return style;
}

base::Result<Splice> EditPlan::replace(const Pointer &pointer, const Value &value) const
{
    const auto entry = EntryView::at(m_snapshot, pointer);
    if (!entry)
        return notFound(pointer);
    const WriteStyle style = StyleProbe::around(m_snapshot, pointer).forValueOf(*entry);
    return planValue(m_snapshot, *entry, value, quoted(style));
}

base::Result<Splice> EditPlan::insert(const Pointer &place, qsizetype index, const QByteArray &key,
                                      const Value &value) const
{
    const auto collection = CollectionView::at(m_snapshot, place);
    if (!collection)
        return notFound(place);
    if (collection->count() == 0)
        return insertFirst(place, *collection, key, value);
    const WriteStyle style = quoted(StyleProbe(m_snapshot, place).forEntry(index));
    const ValueWriter writer(style);
    const QByteArray text = collection->kind() == Kind::Mapping ? writer.member(key, value) : writer.item(value);
    if (collection->layout() == Layout::Block)
        return planBlockInsertion(m_snapshot, *collection, index, text, style.newline);
    if (collection->layout() == Layout::Pair)
        return base::Error{base::ErrorCode::Unsupported, place.toString()};
    return planFlowInsertion(m_snapshot, *collection, index, text, style);
}

base::Result<Splice> EditPlan::insertFirst(const Pointer &place, const CollectionView &empty, const QByteArray &key,
                                           const Value &value) const
{
    const auto entry = EntryView::at(m_snapshot, place);
    if (!entry)
        return notFound(place);
    const Value filled = collectionOf(empty.kind(), key, value);
    const auto around = entry->collection();
    const bool becomesBlock = around ? around->layout() == Layout::Block : m_snapshot.format() == Format::Yaml;
    if (becomesBlock) {
        const WriteStyle style = StyleProbe::around(m_snapshot, place).forValueOf(*entry);
        return planValue(m_snapshot, *entry, filled, quoted(style));
    }
    WriteStyle style = StyleProbe(m_snapshot, place).forEntry(0);
    style.margin = marginAt(m_snapshot, entry->entry().offset);
    return planValue(m_snapshot, *entry, filled, quoted(style));
}

base::Result<Splice> EditPlan::insertText(const Pointer &place, qsizetype index, const QByteArray &text,
                                          const WriteStyle &style) const
{
    const auto collection = CollectionView::at(m_snapshot, place);
    if (!collection || collection->count() == 0)
        return notFound(place);
    if (collection->layout() == Layout::Block)
        return planBlockInsertion(m_snapshot, *collection, index, text, style.newline);
    return planFlowInsertion(m_snapshot, *collection, index, text, style);
}

base::Result<Splice> EditPlan::remove(const Pointer &pointer) const
{
    const auto entry = EntryView::at(m_snapshot, pointer);
    if (!entry || pointer.isRoot())
        return notFound(pointer);
    const auto collection = entry->collection();
    if (collection->layout() == Layout::Flow)
        return planFlowRemoval(m_snapshot, *entry);
    if (collection->layout() == Layout::Pair || collection->count() == 1)
        return removeOnly(pointer, *entry);
    return planBlockRemoval(m_snapshot, *entry);
}

base::Result<Splice> EditPlan::removeOnly(const Pointer &pointer, const EntryView &entry) const
{
    const Value emptied = entry.collection()->kind() == Kind::Mapping ? Value::object() : Value::array();
    base::Result<Splice> splice = replace(pointer.parent(), emptied);
    if (!splice || isCompact(m_snapshot, entry) || entry.collection()->layout() != Layout::Block)
        return splice;
    const EntryLead lead = leadOf(m_snapshot, entry);
    if (pointer.parent().isRoot())
        return withLeadOfRoot(*std::move(splice), lead.attached);
    if (lead.hasDetached()) {
        const QByteArray comments = m_snapshot.text({lead.blanksEnd, lead.attached - lead.blanksEnd});
        splice->inserted += newlineNear(m_snapshot, lead.blanksEnd) +
                            comments.trimmed().prepend(QByteArray(entry.indent(), ' '));
    }
    return splice;
}

base::Result<Splice> EditPlan::rename(const Pointer &pointer, const QByteArray &key) const
{
    const auto entry = EntryView::at(m_snapshot, pointer);
    if (!entry || !entry->hasKey())
        return notFound(pointer);
    if (entry->keyStyle() == ScalarStyle::Alias || entry->keyStyle() == ScalarStyle::Collection)
        return base::Error{base::ErrorCode::Unsupported, pointer.toString()};
    const WriteStyle style = StyleProbe(m_snapshot, pointer.parent()).forEntry(entry->index());
    ScalarPlace place;
    place.format = m_snapshot.format();
    place.inFlow = entry->collection()->layout() != Layout::Block;
    place.isKey = true;
    place.style = m_quoting == Quoting::Double ? ScalarStyle::DoubleQuoted : entry->keyStyle();
    place.quotes = style.quotes;
    place.plainNumberIsKey = style.plainNumberIsKey;
    return Splice{entry->keyContent().offset, entry->keyContent().length, writeScalar(Value::string(key), place)};
}

Splice EditPlan::firstRoot(const Value &value) const
{
    return planFirstRoot(m_snapshot, value, quoted(StyleProbe::around(m_snapshot, {}).forEntry(0)));
}

QByteArray EditPlan::entryText(const Pointer &pointer) const
{
    const auto entry = EntryView::at(m_snapshot, pointer);
    if (!entry || !entry->collection())
        return {};
    return entry->collection()->layout() == Layout::Block ? blockEntryText(m_snapshot, *entry)
                                                          : m_snapshot.text(entry->entry());
}

Splice trimmed(const Snapshot &snapshot, Splice splice)
{
    const QByteArray old = snapshot.text({splice.offset, splice.removed});
    const qsizetype shorter = std::min(old.size(), splice.inserted.size());
    qsizetype front = 0;
    while (front < shorter && old[front] == splice.inserted[front])
        ++front;
    const auto cuts = [&](qsizetype at) {
        return at == 0 || ((at >= old.size() || mayCut(old[at - 1], old[at])) &&
                           (at >= splice.inserted.size() || mayCut(splice.inserted[at - 1], splice.inserted[at])));
    };
    while (!cuts(front))
        --front;
    qsizetype back = 0;
    const auto oldAt = [&](qsizetype i) { return old[old.size() - 1 - i]; };
    const auto newAt = [&](qsizetype i) { return splice.inserted[splice.inserted.size() - 1 - i]; };
    while (back < shorter - front && oldAt(back) == newAt(back))
        ++back;
    const auto cutsBack = [&](qsizetype at) {
        return at == 0 || ((at >= old.size() || mayCut(oldAt(at), oldAt(at - 1))) &&
                           (at >= splice.inserted.size() || mayCut(newAt(at), newAt(at - 1))));
    };
    while (!cutsBack(back))
        --back;
    return {splice.offset + front, old.size() - front - back,
            splice.inserted.mid(front, splice.inserted.size() - front - back)};
}

} // namespace document
