#include "reparse.h"

#include "documentlimits.h"
#include "scanner.h"
#include "treesplicer.h"
#include "treewalk.h"

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

void setTree(SnapshotData &data, TreeRoot stream)
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
        data.faults = {diagnosticOf(scanned.fault, data.text)};
    return !data.dirty;
}

/** The pointer to the place with those indexes of tiles, from the document on down. */
Pointer placeOf(const SnapshotData &old, const std::vector<qsizetype> &path)
{
    QList<QByteArray> tokens;
    if (path.empty() || path.front() != 0)
        return {};
    EntryPlace entry = documentEntry(old, 0);
    for (size_t level = 1; level < path.size(); ++level) {
        entry = entryAt(entry, path[level]);
        const bool mapping = entry.node->kind == NodeKind::Mapping;
        tokens.append(mapping ? decodedKey(old, *entry.tile.tile, entry.tile.offset, entry.node->indent)
                              : QByteArray::number(path[level]));
    }
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

/** True if the bytes that are not in the tree could be added to it; `done.place` is then where. */
bool spliceTree(SnapshotData &data, const SnapshotData &old, qsizetype budget, Reparsed &done)
{
    const Dirty dirty = *data.dirty;
    const Splice splice{dirty.span.offset, dirty.treeLength, data.text.bytes(dirty.span)};
    TreeSplicer splicer(old.stream, old.treeText, data.text, data.format, splice, budget);
    const bool isTaken = splicer.run();
    done.read += splicer.bytesRead();
    if (isTaken) {
        setTree(data, splicer.stream());
        done.place = placeOf(old, splicer.path());
        return true;
    }
    const ScanFault unread{"document-unread", dirty.span, {}};
    data.faults = {diagnosticOf(splicer.fault().rule ? splicer.fault() : unread, data.text)};
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
    Reparsed done;
    const bool isTooLarge = data->text.size() > MaximumBytes;
    if (isTooLarge || (!spliceTree(*data, old, budget, done) && data->text.size() <= budget)) {
        done.read += data->text.size();
        parseAll(*data);
    }
    done.snapshot = Snapshot(std::move(data));
    return done;
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
