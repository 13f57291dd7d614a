#include "reparse.h"

#include "document.h"
#include "nodereader.h"
#include "problems.h"
#include "scanner.h"
#include "treesplicer.h"

#include <algorithm>

namespace document {

namespace {

/** The dirty range after one more splice. */
Dirty widened(const SnapshotData &data, const Splice &splice)
{
    if (!data.dirty)
        return {{splice.offset, splice.inserted.size()}, splice.removed};
    const qsizetype from = std::min(data.dirty->span.offset, splice.offset);
    const qsizetype to = std::max(data.dirty->span.end(), splice.offset + splice.removed);
    const qsizetype treeTo = to - data.dirty->span.length + data.dirty->treeLength;
    return {{from, to - from - splice.removed + splice.inserted.size()}, treeTo - from};
}

/** The splice cut to the text. */
Splice fitted(const Splice &splice, qsizetype size)
{
    const qsizetype from = std::clamp<qsizetype>(splice.offset, 0, size);
    return {from, std::clamp<qsizetype>(splice.removed, 0, size - from), splice.inserted};
}

void setTree(SnapshotData &data, NodeRef stream)
{
    data.stream = std::move(stream);
    data.treeText = data.text;
    data.dirty.reset();
    data.faults.clear();
}

/** Reads the data's whole text; when it is refused only the faults change. */
bool parseAll(SnapshotData &data)
{
    ScanResult scanned = scan(data.text.bytes(), data.format);
    if (scanned.stream)
        setTree(data, std::move(scanned.stream));
    else
        data.faults = {diagnosticOf(scanned.fault)};
    return !data.dirty;
}

/** The pointer to the collection `depth` levels below the stream that holds the byte of the old text. */
Pointer placeOf(const SnapshotData &old, qsizetype depth, qsizetype offset, qsizetype onlyTile)
{
    QList<QByteArray> tokens;
    EntryPlace entry = documentEntry(old, old.stream->tileCovering(offset).index);
    if (entry.tile.index != 0)
        return {};
    const auto descend = [&](qsizetype index) {
        entry = entryAt(entry, index);
        const bool mapping = entry.node->kind == NodeKind::Mapping;
        tokens.append(mapping ? decodedKey(old, *entry.tile.tile, entry.tile.offset, entry.node->indent)
                              : QByteArray::number(index));
    };
    for (qsizetype level = 1; level < depth; ++level)
        descend(entry.tile.tile->child->tileCovering(offset - entry.childStart()).index);
    if (onlyTile >= 0)
        descend(onlyTile);
    return Pointer(std::move(tokens));
}

std::shared_ptr<SnapshotData> withText(const SnapshotData &old, Text text)
{
    auto data = std::make_shared<SnapshotData>();
    data->format = old.format;
    data->text = std::move(text);
    data->treeText = old.treeText;
    data->stream = old.stream;
    return data;
}

/** True when the bytes the tree does not know could be taken into it; `place` is then where. */
bool spliceTree(SnapshotData &data, const SnapshotData &old, qsizetype budget, Pointer &place)
{
    const Dirty dirty = *data.dirty;
    const Splice splice{dirty.span.offset, dirty.treeLength, data.text.bytes(dirty.span)};
    TreeSplicer splicer(old.stream, old.treeText, data.text, data.format, splice, budget);
    if (splicer.run()) {
        setTree(data, splicer.stream());
        place = placeOf(old, splicer.depth(), dirty.span.offset, splicer.onlyTile());
        return true;
    }
    const ScanFault unread{"document-unread", dirty.span, {}};
    data.faults = {diagnosticOf(splicer.fault().rule ? splicer.fault() : unread)};
    return false;
}

} // namespace

Reparsed applySplice(const Snapshot &before, const Splice &wanted, qsizetype budget)
{
    const SnapshotData &old = *before.data();
    const Splice splice = fitted(wanted, old.text.size());
    auto data = withText(old, old.text.spliced(splice));
    data->version = nextTextVersion();
    data->dirty = widened(old, splice);
    Pointer place;
    if (data->text.size() > Document::MaximumBytes || !spliceTree(*data, old, budget, place)) {
        place = Pointer();
        if (data->text.size() <= budget || data->text.size() > Document::MaximumBytes)
            parseAll(*data);
    }
    return {Snapshot(std::move(data)), std::move(place)};
}

Snapshot fullParse(const Snapshot &snapshot)
{
    if (snapshot.isValid())
        return snapshot;
    const SnapshotData &old = *snapshot.data();
    auto data = withText(old, old.text);
    data->version = old.version;
    data->dirty = old.dirty;
    parseAll(*data);
    return Snapshot(std::move(data));
}

bool isSameText(const Snapshot &left, const Snapshot &right)
{
    return textVersion(left) == textVersion(right);
}

quint64 textVersion(const Snapshot &snapshot)
{
    return snapshot.data()->version;
}

} // namespace document
