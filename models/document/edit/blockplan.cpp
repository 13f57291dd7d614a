#include "blockplan.h"

#include "blocktext.h"

namespace document {

namespace {

bool keepsBlankLines(const EntryView &entry)
{
    return lastBlockHeader(entry).contains('+');
}

QByteArray textWithNewlines(QByteArray blankLines, const QByteArray &newline)
{
    return newline.repeated(blankLines.count('\n'));
}

Splice insertionAtBlockEnd(const Snapshot &snapshot, const EntryView &last, const QByteArray &text,
                           const QByteArray &newline)
{
    const qsizetype end = last.tile().end();
    const QByteArray margin(last.indent(), ' ');
    QByteArray blanks;
    if (last.index() > 0 && !keepsBlankLines(last))
        blanks = textWithNewlines(leadingBlankLines(snapshot, last), newline);
    const bool endsLine = lastLineEnd(snapshot, last) < end;
    return {end, 0, endsLine ? blanks + margin + text + newline : newline + blanks + margin + text};
}

Splice insertionAtFront(const Snapshot &snapshot, const CollectionView &collection, const QByteArray &text,
                        const QByteArray &newline)
{
    const EntryView first = collection.entryAt(0);
    const QByteArray margin(collection.indent(), ' ');
    QByteArray blanks;
    if (collection.count() > 1)
        blanks = textWithNewlines(leadingBlankLines(snapshot, collection.entryAt(1)), newline);
    if (isCompact(snapshot, first))
        return {first.entry().offset, 0, text + newline + blanks + margin};
    return {leadOf(snapshot, first).attached, 0, margin + text + newline + blanks};
}

Splice removalOfCompactFirst(const Snapshot &snapshot, const EntryView &first, const EntryView &next)
{
    const qsizetype from = first.entry().offset;
    const qsizetype comment = snapshot.text(next.lead()).indexOf('#');
    const qsizetype to = comment < 0 ? next.entry().offset : next.lead().offset + comment;
    return {from, to - from, {}};
}

/** Where the newline begins that ends at `offset`. */
qsizetype beforeNewline(const Snapshot &snapshot, qsizetype offset)
{
    const QByteArray before = snapshot.text({std::max<qsizetype>(0, offset - 2), std::min<qsizetype>(2, offset)});
    return offset - (before.endsWith("\r\n") ? 2 : before.endsWith('\n') ? 1 : 0);
}

/** A block scalar that is not stripped needs the newline after its last line. */
bool needsFinalNewline(const EntryView &entry)
{
    const QByteArray header = lastBlockHeader(entry);
    return !header.isEmpty() && !header.contains('-');
}

/** True when there is an entry before the index-th that is quickly read again. */
bool followsSmall(const CollectionView &collection, qsizetype index)
{
    constexpr qsizetype LargestBefore = 64 * 1024;
    return index > 0 && collection.entryAt(std::min(index, collection.count()) - 1).tile().length <= LargestBefore;
}

/**
 * The same edit before a newline instead of after it. It is then inside the previous entry, and the text after it,
 * which can be the rest of the file, does not have to be parsed again.
 */
Splice beforeTheNewline(const Snapshot &snapshot, Splice splice)
{
    const qsizetype before = beforeNewline(snapshot, splice.offset);
    const QByteArray newline = snapshot.text({before, splice.offset - before});
    const QByteArray removed = snapshot.text({splice.offset, splice.removed});
    const auto fits = [&newline](const QByteArray &text) { return text.isEmpty() || text.endsWith(newline); };
    if (newline.isEmpty() || !fits(removed) || !fits(splice.inserted))
        return splice;
    splice.offset = before;
    if (!splice.inserted.isEmpty())
        splice.inserted = newline + splice.inserted.chopped(newline.size());
    return splice;
}

Splice planInsertion(const Snapshot &snapshot, const CollectionView &collection, qsizetype index,
                     const QByteArray &text, const QByteArray &newline)
{
    if (index >= collection.count())
        return insertionAtBlockEnd(snapshot, collection.entryAt(collection.count() - 1), text, newline);
    if (index == 0)
        return insertionAtFront(snapshot, collection, text, newline);
    const EntryView next = collection.entryAt(index);
    QByteArray blanks;
    if (!keepsBlankLines(collection.entryAt(index - 1)))
        blanks = textWithNewlines(leadingBlankLines(snapshot, next), newline);
    return {next.tile().offset, 0, blanks + QByteArray(collection.indent(), ' ') + text + newline};
}

Splice planRemoval(const Snapshot &snapshot, const EntryView &entry)
{
    const CollectionView collection = *entry.collection();
    const bool isFirst = entry.index() == 0;
    if (isFirst && isCompact(snapshot, entry))
        return removalOfCompactFirst(snapshot, entry, collection.entryAt(1));

    const EntryLead lead = leadOf(snapshot, entry);
    qsizetype from = isFirst || lead.hasDetached() ? lead.attached : entry.tile().offset;
    qsizetype to = entry.tile().end();
    const bool endsLine = lastLineEnd(snapshot, entry) < to;
    if (!endsLine && !(isFirst || needsFinalNewline(collection.entryAt(entry.index() - 1))))
        from = beforeNewline(snapshot, from);
    // Blank lines parted the first entry from the next, and a `|+` above would take them for its own.
    if (endsLine && (isFirst || keepsBlankLines(collection.entryAt(entry.index() - 1))))
        to = skipBlankLines(snapshot, to);
    return {from, to - from, {}};
}

} // namespace

Splice planBlockInsertion(const Snapshot &snapshot, const CollectionView &collection, qsizetype index,
                          const QByteArray &text, const QByteArray &newline)
{
    const Splice splice = planInsertion(snapshot, collection, index, text, newline);
    return followsSmall(collection, index) ? beforeTheNewline(snapshot, splice) : splice;
}

Splice planBlockRemoval(const Snapshot &snapshot, const EntryView &entry)
{
    const Splice splice = planRemoval(snapshot, entry);
    return followsSmall(*entry.collection(), entry.index()) ? beforeTheNewline(snapshot, splice) : splice;
}

QByteArray blockEntryText(const Snapshot &snapshot, const EntryView &entry)
{
    qsizetype from = entry.entry().offset;
    if (!isCompact(snapshot, entry)) {
        const qsizetype attached = leadOf(snapshot, entry).attached;
        const QByteArray above = snapshot.text({attached, from - attached});
        const qsizetype comment = above.indexOf('#');
        from = comment < 0 ? from : attached + comment;
    }
    return snapshot.text({from, lastLineEnd(snapshot, entry) - from});
}

} // namespace document
