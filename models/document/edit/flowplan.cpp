#include "flowplan.h"

#include <algorithm>

namespace document {

namespace {

/** The parts of the text between two entries: the comment after the first, and the lines above the second. */
struct FlowLead {
    QByteArray text;
    qsizetype lineEnd = 0;  ///< The end of the first line if it has a comment; else 0.
    qsizetype attached = 0; ///< Where the comment lines directly above the entry begin, their newline included.

    [[nodiscard]] bool isSpread() const { return text.contains('\n'); }
    [[nodiscard]] bool hasComment() const { return text.contains('#'); }
};

qsizetype lineBreakAt(const QByteArray &text, qsizetype newline)
{
    return newline > 0 && text[newline - 1] == '\r' ? newline - 1 : newline;
}

FlowLead flowLeadOf(const QByteArray &text)
{
    FlowLead lead;
    lead.text = text;
    const qsizetype newline = text.indexOf('\n');
    if (newline < 0)
        return lead;
    if (text.first(newline).contains('#'))
        lead.lineEnd = lineBreakAt(text, newline);
    // Include the comment lines directly above the entry.
    qsizetype end = text.lastIndexOf('\n');
    lead.attached = lineBreakAt(text, end);
    for (qsizetype start = text.lastIndexOf('\n', end - 1); end > 0 && start >= 0;
         end = start, start = end > 0 ? text.lastIndexOf('\n', end - 1) : -1) {
        if (!text.mid(start, end - start).trimmed().startsWith('#'))
            break;
        lead.attached = lineBreakAt(text, start);
    }
    lead.attached = std::max(lead.attached, lead.lineEnd);
    return lead;
}

FlowLead flowLeadOf(const Snapshot &snapshot, const EntryView &entry)
{
    return flowLeadOf(snapshot.text(entry.lead()));
}

/** The blanks that part a new entry from the comma or bracket before it. */
QByteArray gapLike(const FlowLead &lead, const QByteArray &otherwise)
{
    if (!lead.isSpread())
        return lead.hasComment() ? otherwise : lead.text;
    const qsizetype newline = lead.text.lastIndexOf('\n');
    return lead.text.mid(lineBreakAt(lead.text, newline));
}

Splice insertionAtFlowEnd(const Snapshot &snapshot, const CollectionView &collection, const QByteArray &text,
                          const WriteStyle &style)
{
    const EntryView last = collection.entryAt(collection.count() - 1);
    const FlowLead lead = flowLeadOf(snapshot, last);
    const bool isAlone = collection.count() == 1 && !lead.isSpread();
    const QByteArray gap = isAlone ? style.commaGap : gapLike(lead, style.commaGap);
    const base::Span tail = collection.tail();
    // The comment on the last entry's line stays there.
    const FlowLead trailing = flowLeadOf(snapshot.text(tail));
    if (last.hasComma()) {
        return {tail.offset + trailing.lineEnd, 0, gap + text + ','};
    }
    const qsizetype end = last.entry().end();
    const qsizetype to = trailing.lineEnd > 0 ? tail.offset + trailing.lineEnd : end;
    return {end, to - end, ',' + snapshot.text({end, to - end}) + gap + text};
}

/** The end of the comment after the entry's comma, or of the entry. */
qsizetype commentEnd(const Snapshot &snapshot, qsizetype offset, base::Span trivia)
{
    const qsizetype lineEnd = flowLeadOf(snapshot.text(trivia)).lineEnd;
    return lineEnd > 0 ? trivia.offset + lineEnd : offset;
}

/** The comma of the previous entry is removed too. */
Splice removalOfLast(const Snapshot &snapshot, const EntryView &entry, const CollectionView &collection)
{
    const FlowLead lead = flowLeadOf(snapshot, entry);
    const qsizetype from = entry.tile().offset + (lead.hasComment() ? lead.attached : 0);
    const qsizetype to = commentEnd(snapshot, entry.entry().end(), collection.tail());
    const qsizetype comma = entry.tile().offset - 1;
    return {comma, to - comma, snapshot.text({comma + 1, from - comma - 1})};
}

/** The same edit before the comma instead of after it, so that it is inside the previous entry. */
Splice beforeTheComma(const Snapshot &snapshot, Splice splice)
{
    const QByteArray removed = snapshot.text({splice.offset, splice.removed});
    const auto fits = [](const QByteArray &text) { return text.isEmpty() || text.endsWith(','); };
    if (splice.offset == 0 || snapshot.text({splice.offset - 1, 1}) != "," || !fits(removed) || !fits(splice.inserted))
        return splice;
    --splice.offset;
    if (!splice.inserted.isEmpty())
        splice.inserted = ',' + splice.inserted.chopped(1);
    return splice;
}

} // namespace

Splice planFlowInsertion(const Snapshot &snapshot, const CollectionView &collection, qsizetype index,
                         const QByteArray &text, const WriteStyle &style)
{
    if (index >= collection.count())
        return insertionAtFlowEnd(snapshot, collection, text, style);
    const EntryView next = collection.entryAt(index);
    const FlowLead lead = flowLeadOf(snapshot, next);
    if (index == 0 && !lead.isSpread())
        return {next.entry().offset, 0, text + ',' + style.commaGap};
    const QByteArray written = gapLike(lead, style.commaGap) + text + ',';
    return beforeTheComma(snapshot, {next.tile().offset + lead.lineEnd, 0, written});
}

Splice planFlowRemoval(const Snapshot &snapshot, const EntryView &entry)
{
    const CollectionView collection = *entry.collection();
    if (collection.count() == 1) {
        const qsizetype from = collection.head().end();
        return {from, collection.span().end() - 1 - from, {}};
    }
    const bool isLast = entry.index() + 1 == collection.count();
    if (isLast && !entry.hasComma())
        return removalOfLast(snapshot, entry, collection);

    const FlowLead lead = flowLeadOf(snapshot, entry);
    const qsizetype from = entry.tile().offset + (lead.hasComment() ? lead.attached : 0);
    const qsizetype end = entry.tile().end();
    if (isLast)
        return {from, commentEnd(snapshot, end, collection.tail()) - from, {}};
    const EntryView next = collection.entryAt(entry.index() + 1);
    const qsizetype to = commentEnd(snapshot, end, next.lead());
    if (entry.index() == 0 && !flowLeadOf(snapshot, next).hasComment() && !lead.hasComment())
        return {entry.entry().offset, next.entry().offset - entry.entry().offset, {}};
    static constexpr qsizetype LargestBefore = 64 * 1024;
    const bool isCheap = entry.index() > 0 && collection.entryAt(entry.index() - 1).tile().length <= LargestBefore;
    const Splice splice{from, to - from, {}};
    return isCheap ? beforeTheComma(snapshot, splice) : splice;
}

} // namespace document
