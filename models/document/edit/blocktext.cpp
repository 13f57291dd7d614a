#include "blocktext.h"

#include "snapshotdata.h"

#include <algorithm>

namespace document {

namespace {

bool isBlankLine(QByteArrayView line)
{
    return std::all_of(line.cbegin(), line.cend(), [](char c) { return c == ' ' || c == '\t' || c == '\r'; });
}

} // namespace

EntryLead leadOf(const Snapshot &snapshot, const EntryView &entry)
{
    const base::Span span = entry.lead();
    const QByteArray text = snapshot.text(span);
    EntryLead lead;
    qsizetype blanksEnd = 0;
    qsizetype attached = 0;
    bool onlyBlanks = true;
    for (qsizetype start = 0, end = text.indexOf('\n'); end >= 0; start = end + 1, end = text.indexOf('\n', start)) {
        const bool blank = isBlankLine(QByteArrayView(text).sliced(start, end - start));
        onlyBlanks = onlyBlanks && blank;
        if (onlyBlanks)
            blanksEnd = end + 1;
        if (blank)
            attached = end + 1;
    }
    lead.blanksEnd = span.offset + blanksEnd;
    lead.attached = span.offset + attached;
    return lead;
}

QByteArray leadingBlankLines(const Snapshot &snapshot, const EntryView &entry)
{
    const qsizetype from = entry.lead().offset;
    return snapshot.text({from, leadOf(snapshot, entry).blanksEnd - from});
}

qsizetype skipBlankLines(const Snapshot &snapshot, qsizetype offset)
{
    static constexpr qsizetype Reach = 256;
    for (;;) {
        const QByteArray text = snapshot.text({offset, Reach});
        const qsizetype end = text.indexOf('\n');
        if (end < 0 || !isBlankLine(QByteArrayView(text).first(end)))
            return offset;
        offset += end + 1;
    }
}

bool isCompact(const Snapshot &snapshot, const EntryView &entry)
{
    const qsizetype at = entry.entry().offset;
    const qsizetype lineStart = snapshot.data()->text.lineStart(at);
    return !isBlankLine(snapshot.text({lineStart, at - lineStart}));
}

qsizetype lastLineEnd(const Snapshot &snapshot, const EntryView &entry)
{
    const base::Span tile = entry.tile();
    const QByteArray end = snapshot.text({std::max(tile.offset, tile.end() - 2), std::min<qsizetype>(2, tile.length)});
    return tile.end() - (end.endsWith("\r\n") ? 2 : end.endsWith('\n') ? 1 : 0);
}

QByteArray lastBlockHeader(const EntryView &entry)
{
    EntryView last = entry;
    for (auto inner = last.valueCollection(); inner && inner->count() > 0; inner = last.valueCollection())
        last = inner->entryAt(inner->count() - 1);
    return last.blockHeader();
}

} // namespace document
