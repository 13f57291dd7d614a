#include "editwriter.h"

#include "conflictplaces.h"
#include "edits.h"
#include "entryinsertion.h"
#include "mergedorder.h"
#include "movedtext.h"
#include "valuetext.h"

#include <QSet>

namespace merge {

using document::EntryView;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Splice;

namespace {

base::Span joined(qsizetype from, qsizetype to)
{
    return {from, std::max<qsizetype>(0, to - from)};
}

/** The numbers of faulty anchors and aliases of a text. */
struct AnchorFaults {
    qsizetype undefined = 0; ///< Aliases whose anchor the text does not have.
    qsizetype redefined = 0; ///< Anchors with the name of an earlier one, which take its later aliases.
};

void collect(const Node &node, QSet<QByteArray> &anchors, AnchorFaults &faults)
{
    if (node.kind() == document::Kind::Alias && !anchors.contains(node.aliasName()))
        ++faults.undefined;
    if (const QByteArray anchor = node.anchor(); !anchor.isEmpty()) {
        faults.redefined += anchors.contains(anchor) ? 1 : 0;
        anchors.insert(anchor);
    }
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        if (node.isMapping())
            collect(node.keyNodeAt(i), anchors, faults);
        collect(node.childAt(i), anchors, faults);
    }
}

AnchorFaults anchorFaults(const Snapshot &snapshot)
{
    QSet<QByteArray> anchors;
    AnchorFaults faults;
    collect(snapshot.root(), anchors, faults);
    return faults;
}

/** False if an edit takes an anchor from aliases, or puts another one before them. */
bool keepsAnchors(const Snapshot &before, const Snapshot &after)
{
    if (!after.hasAliases())
        return true;
    const AnchorFaults was = anchorFaults(before);
    const AnchorFaults is = anchorFaults(after);
    return is.undefined <= was.undefined && is.redefined <= was.redefined;
}

std::optional<Snapshot> snapshotOf(const document::EditResult &result)
{
    return result ? std::optional(result->snapshot) : std::nullopt;
}

} // namespace

EditWriter::EditWriter(const Version &ours, const Version &theirs, MergePlan &plan)
    : m_theirs(theirs)
    , m_plan(plan)
    , m_checker(theirs, plan.limits.readValues)
    , m_now(ours.snapshot)
{}

Snapshot EditWriter::write()
{
    for (auto edit = m_plan.edits.rbegin(); edit != m_plan.edits.rend(); ++edit) {
        if (const Made made = make(*edit); made && keepsAnchors(m_now, *made)) {
            movePlaces(m_plan.conflicts, *edit, m_now);
            m_now = *made;
        } else {
            report(*edit);
        }
    }
    return m_now;
}

EditWriter::Made EditWriter::make(const Edit &edit)
{
    switch (edit.kind) {
    case Edit::Kind::Entry:
        return edit.place.isRoot() ? replaceRoot(edit) : replaceEntry(edit);
    case Edit::Kind::Value:
        return edit.place.isRoot() ? replaceRoot(edit) : replaceValue(edit);
    case Edit::Kind::Lead:
        return replaceLead(edit);
    case Edit::Kind::Head:
        return replaceHead(edit);
    case Edit::Kind::Trail:
        return replaceTrail(edit);
    case Edit::Kind::Key:
        return renameKey(edit);
    case Edit::Kind::Insert:
        return insertEntry(edit);
    case Edit::Kind::Remove:
        return removeEntry(edit);
    case Edit::Kind::Order:
        return ordered(m_now, edit.place, edit.lines);
    case Edit::Kind::Before:
    case Edit::Kind::After:
        return replaceFrame(edit);
    }
    return std::nullopt;
}

std::optional<EditWriter::Pair> EditWriter::pairOf(const Edit &edit) const
{
    const auto ours = EntryView::at(m_now, edit.place);
    const auto theirs = EntryView::at(m_theirs.snapshot, edit.source);
    if (!ours || !theirs)
        return std::nullopt;
    Pair pair{*ours, *theirs, m_theirs.snapshot.at(edit.source)};
    pair.isAlike = isInFlow(*ours) == isInFlow(*theirs) && ours->hasKey() == theirs->hasKey() &&
                   m_now.format() == m_theirs.snapshot.format();
    pair.columns = columnsBetween(m_theirs.snapshot, *theirs, m_now, *ours);
    return pair;
}

QByteArray EditWriter::theirText(base::Span span, qsizetype columns, qsizetype firstLine) const
{
    return indentedBy(m_theirs.view(span), columns, firstLine);
}

EditWriter::Made EditWriter::sameValues(const Splice &splice, const Edit &edit, const Pair &pair)
{
    if (!edit.place.isRoot())
        return m_checker.spliced(m_now, splice, {edit.place.parent(), pair.ours.index(), 0, m_now.at(edit.place)});
    return m_checker.sameRoot(m_now, splice);
}

EditWriter::Made EditWriter::replaceRoot(const Edit &edit)
{
    const auto pair = pairOf(edit);
    if (!pair)
        return std::nullopt;
    if (m_now.format() != m_theirs.snapshot.format())
        return writeValue(edit);
    const base::Span tile = pair->ours.tile();
    const Splice splice{tile.offset, tile.length, m_theirs.view(pair->theirs.tile()).toByteArray()};
    const Made made = m_checker.rootOfTheirs(m_now, splice);
    return made ? made : writeValue(edit);
}

EditWriter::Made EditWriter::replaceEntry(const Edit &edit)
{
    const auto pair = pairOf(edit);
    if (!pair)
        return std::nullopt;
    const bool inFlow = isInFlow(pair->ours);
    // In brackets, the blanks before an entry stay, unless there are comments among them.
    const bool withLead = !inFlow || m_theirs.view(pair->theirs.lead()).contains('#') ||
                          m_now.text(pair->ours.lead()).contains('#');
    const base::Span own = withLead ? tileWithoutComma(pair->ours) : pair->ours.entry();
    const base::Span other = withLead ? tileWithoutComma(pair->theirs) : pair->theirs.entry();
    const bool isLineStart = !inFlow && startsLine(m_now, own.offset);
    QByteArray text = theirText(other, pair->columns, isLineStart ? 0 : 1);
    if (!inFlow)
        text = withoutFinalBreak(text) + finalBreak(m_now.text(own));
    const bool hasKey = pair->ours.hasKey();
    const SpliceChecker::Expected expected{edit.place.parent(), pair->ours.index(), 0, pair->value,
                                           hasKey ? std::optional(edit.source.last()) : std::nullopt};
    if (const Made made = m_checker.spliced(m_now, {own.offset, own.length, text}, expected))
        return made;
    const Made written = replaceValue(edit);
    if (!written || edit.place.last() == edit.source.last() || !hasKey)
        return written;
    return snapshotOf(document::renameIn(*written, edit.place, edit.source.last()));
}

EditWriter::Made EditWriter::replaceLead(const Edit &edit)
{
    const auto pair = pairOf(edit);
    if (!pair)
        return std::nullopt;
    const qsizetype columns = edit.place.isRoot() ? 0 : pair->columns;
    const base::Span lead = pair->ours.lead();
    const QByteArray own = m_now.text(lead);
    const QByteArray margin = own.sliced(own.lastIndexOf('\n') + 1);
    QByteArray lines;
    if (edit.lines.isEmpty()) {
        lines = theirText(pair->theirs.lead(), columns, 0);
        lines.truncate(lines.lastIndexOf('\n') + 1);
    }
    const QByteArray newline = finalBreak(m_now.text(pair->ours.tile())) == "\r\n" ? "\r\n" : "\n";
    for (const QByteArray &line : edit.lines)
        lines += (line.isEmpty() ? QByteArray() : margin + line) + newline;
    return sameValues({lead.offset, lead.length, lines + margin}, edit, *pair);
}

EditWriter::Made EditWriter::replaceHead(const Edit &edit)
{
    const auto pair = pairOf(edit);
    if (!pair || !pair->isAlike)
        return std::nullopt;
    const base::Span head = headOf(pair->ours);
    const QByteArray text = theirText(headOf(pair->theirs), pair->columns, 1);
    return sameValues({head.offset, head.length, text}, edit, *pair);
}

EditWriter::Made EditWriter::replaceTrail(const Edit &edit)
{
    const auto pair = pairOf(edit);
    if (!pair)
        return std::nullopt;
    const base::Span trail = trailOf(pair->ours);
    const QByteArray text = withoutFinalBreak(theirText(trailOf(pair->theirs), 0, 1));
    return sameValues({trail.offset, trail.length, text + finalBreak(m_now.text(trail))}, edit, *pair);
}

EditWriter::Made EditWriter::replaceValue(const Edit &edit)
{
    const auto pair = pairOf(edit);
    if (!pair)
        return std::nullopt;
    if (!pair->isAlike)
        return writeValue(edit);
    const bool withTrail = edit.withTrail && !isInFlow(pair->ours);
    const auto spanOf = [withTrail](const EntryView &entry) {
        return joined(valueSpanOf(entry).offset, withTrail ? entry.tile().end() : valueSpanOf(entry).end());
    };
    const base::Span own = spanOf(pair->ours);
    QByteArray text = theirText(spanOf(pair->theirs), pair->columns, 1);
    if (withTrail)
        text = withoutFinalBreak(text) + finalBreak(m_now.text(own));
    const SpliceChecker::Expected expected{edit.place.parent(), pair->ours.index(), 0, pair->value};
    const Made made = m_checker.spliced(m_now, {own.offset, own.length, text}, expected);
    return made ? made : writeValue(edit);
}

EditWriter::Made EditWriter::writeValue(const Edit &edit)
{
    const base::Result<document::Value> value = m_theirs.snapshot.at(edit.source).value();
    if (!value)
        return std::nullopt;
    return snapshotOf(document::copyInto(m_now, edit.place, *value, -1,
                                         {m_theirs.snapshot, edit.source, document::CopiedComments::Inside}));
}

EditWriter::Made EditWriter::renameKey(const Edit &edit)
{
    const auto pair = pairOf(edit);
    if (!pair)
        return std::nullopt;
    const QByteArray key = edit.source.last();
    if (pair->isAlike) {
        const base::Span own = pair->ours.key();
        const SpliceChecker::Expected expected{edit.place.parent(), pair->ours.index(), 0, m_now.at(edit.place), key};
        const QByteArray text = m_theirs.view(pair->theirs.key()).toByteArray();
        if (const Made made = m_checker.spliced(m_now, {own.offset, own.length, text}, expected))
            return made;
    }
    return snapshotOf(document::renameIn(m_now, edit.place, key));
}

EditWriter::Made EditWriter::insertEntry(const Edit &edit)
{
    if (const Made made = insertText(edit))
        return made;
    const Node source = m_theirs.snapshot.at(edit.source);
    const base::Result<document::Value> value = source.value();
    if (!value)
        return std::nullopt;
    const bool isMapping = m_now.at(edit.place).isMapping();
    return snapshotOf(document::copyInto(m_now, edit.place / (isMapping ? edit.source.last() : QByteArray("-")), *value,
                                         edit.index,
                                         {m_theirs.snapshot, edit.source, document::CopiedComments::AboveToo}));
}

EditWriter::Made EditWriter::insertText(const Edit &edit)
{
    const auto collection = document::CollectionView::at(m_now, edit.place);
    const auto theirs = EntryView::at(m_theirs.snapshot, edit.source);
    if (!collection || !theirs || collection->count() == 0 || m_now.format() != m_theirs.snapshot.format())
        return std::nullopt;
    const qsizetype index = std::min(edit.index, collection->count());
    const EntryView beside = collection->entryAt(std::max<qsizetype>(0, index - 1));
    if (isInFlow(beside) != isInFlow(*theirs) || collection->layout() == document::Layout::Pair)
        return std::nullopt;
    const qsizetype columns = columnsBetween(m_theirs.snapshot, *theirs, m_now, beside);
    const bool isMapping = beside.hasKey();
    const SpliceChecker::Expected expected{edit.place, index, 1, m_theirs.snapshot.at(edit.source),
                                           isMapping ? std::optional(edit.source.last()) : std::nullopt};
    const InsertionPlace place{m_now, *collection, index};
    InsertedEntry inserted{m_theirs.snapshot, *theirs, columns};
    const auto around = theirs->collection();
    if (isInFlow(*theirs) && theirs->index() + 1 < around->count())
        inserted.gapAfter = m_theirs.snapshot.text(around->entryAt(theirs->index() + 1).lead());
    if (inserted.gapAfter.contains('\n'))
        inserted.gapAfter = " ";
    const Splice splice = isInFlow(beside) ? insertionInFlow(place, inserted) : insertionInBlock(place, inserted);
    return m_checker.spliced(m_now, splice, expected);
}

EditWriter::Made EditWriter::removeEntry(const Edit &edit)
{
    const auto ours = EntryView::at(m_now, edit.place);
    if (!ours)
        return std::nullopt;
    const base::Span tile = ours->tile();
    const bool isOnLines = !isInFlow(*ours) && ours->collection() && ours->collection()->count() > 1 &&
                           startsLine(m_now, tile.offset);
    if (isOnLines && !m_now.hasAliases()) {
        if (const Made made = m_checker.spliced(m_now, {tile.offset, tile.length, {}},
                                                {edit.place.parent(), ours->index(), -1, {}}))
            return made;
    }
    return snapshotOf(document::removeFrom(m_now, edit.place));
}

EditWriter::Made EditWriter::replaceFrame(const Edit &edit)
{
    const auto root = EntryView::at(m_now, {});
    if (!root)
        return std::nullopt;
    const base::Span tile = root->tile();
    const base::Span span = edit.kind == Edit::Kind::Before ? base::Span{0, tile.offset}
                                                            : joined(tile.end(), m_now.size());
    return m_checker.sameRoot(m_now, {span.offset, span.length, edit.lines.first()});
}

void EditWriter::report(const Edit &edit)
{
    const Node source = m_theirs.snapshot.at(edit.source);
    const bool isInsertion = edit.kind == Edit::Kind::Insert;
    const bool isRemoval = edit.kind == Edit::Kind::Remove;
    const bool isMember = isInsertion && m_now.at(edit.place).isMapping();
    const Pointer place = isMember ? edit.place / edit.source.last() : edit.place;
    Conflict conflict{ConflictKind::NotWritable, place, {}, std::nullopt, std::nullopt, std::nullopt};
    if (!isInsertion)
        conflict.ours = document::valueTextOf(m_now, m_now.at(edit.place));
    if (!isRemoval)
        conflict.theirs = document::valueTextOf(m_theirs.snapshot, source);
    if (!isInsertion)
        conflict.places.ours = edit.place;
    if (!isRemoval)
        conflict.places.theirs = edit.source;
    m_plan.addConflict(std::move(conflict));
}

} // namespace merge
