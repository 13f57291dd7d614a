#include "entryinsertion.h"

#include "movedtext.h"

namespace merge {

using document::EntryView;
using document::Splice;

namespace {

/** The blanks, or the line break and indentation, before an entry in brackets; without comments. */
QByteArray gapBefore(const document::Snapshot &snapshot, const EntryView &entry)
{
    const QByteArray lead = snapshot.text(entry.lead());
    const qsizetype newline = lead.lastIndexOf('\n');
    if (newline < 0)
        return lead.contains('#') ? QByteArray(" ") : lead;
    return lead.sliced(newline > 0 && lead[newline - 1] == '\r' ? newline - 1 : newline);
}

} // namespace

Splice insertionInBlock(const InsertionPlace &place, const InsertedEntry &inserted)
{
    const document::Snapshot &theirs = inserted.snapshot;
    const base::Span tile = inserted.entry.tile();
    const bool isCompact = !startsLine(theirs, tile.offset);
    const qsizetype from = isCompact ? inserted.entry.entry().offset : tile.offset;
    QByteArray text = theirs.text({from, tile.end() - from});
    if (isCompact)
        text.prepend(QByteArray(inserted.entry.indent(), ' '));
    text = indentedBy(text, inserted.columns, 0);
    const bool isFirst = place.index == 0;
    const EntryView beside = place.collection.entryAt(isFirst ? 0 : place.index - 1);
    const base::Span neighbor = beside.tile();
    const QByteArray newline = finalBreak(place.snapshot.text(neighbor));
    if (isFirst)
        return {neighbor.offset, 0, withoutFinalBreak(text) + (newline.isEmpty() ? QByteArray("\n") : newline)};
    if (newline.isEmpty())
        return {neighbor.end(), 0, '\n' + withoutFinalBreak(text)};
    return {neighbor.end(), 0, withoutFinalBreak(text) + newline};
}

Splice insertionInFlow(const InsertionPlace &place, const InsertedEntry &inserted)
{
    const base::Span tile = tileWithoutComma(inserted.entry);
    const qsizetype entry = inserted.entry.entry().offset;
    const QByteArray text = indentedBy(inserted.snapshot.text({entry, tile.end() - entry}), inserted.columns, 1);
    QByteArray lead = inserted.snapshot.text(inserted.entry.lead());
    lead = lead.contains('#') ? indentedBy(lead, inserted.columns, 1) : QByteArray();
    if (place.index == 0) {
        const EntryView first = place.collection.entryAt(0);
        const QByteArray gap = gapBefore(place.snapshot, first);
        if (gap.contains('\n'))
            return {first.tile().offset, 0, (lead.isEmpty() ? gap : lead) + text + ','};
        const QByteArray own = gapBefore(inserted.snapshot, inserted.entry);
        return {first.tile().offset, 0,
                (own.contains('\n') ? gap : own) + text + ',' + (gap.isEmpty() ? inserted.gapAfter : QByteArray())};
    }
    const EntryView previous = place.collection.entryAt(place.index - 1);
    QByteArray gap = gapBefore(place.snapshot, previous);
    // The first entry on the line of the bracket does not tell how entries are parted.
    if (place.index == 1 && !gap.contains('\n')) {
        gap = place.collection.count() > 1 ? gapBefore(place.snapshot, place.collection.entryAt(1)) : QByteArray(" ");
    }
    const QByteArray parted = (lead.isEmpty() ? gap : lead) + text;
    if (previous.hasComma())
        return {previous.tile().end(), 0, parted + ','};
    return {previous.entry().end(), 0, ',' + parted};
}

} // namespace merge
