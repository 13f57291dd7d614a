#include "reparse.h"

#include "nodereader.h"
#include "problems.h"
#include "scanner.h"

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

/** The data with its text read anew. */
std::shared_ptr<const SnapshotData> parsed(const SnapshotData &data)
{
    auto result = std::make_shared<SnapshotData>();
    result->format = data.format;
    result->version = data.version;
    result->text = data.text;
    ScanResult scanned = scan(data.text.bytes(), data.format);
    if (scanned.stream) {
        result->stream = std::move(scanned.stream);
        result->treeText = data.text;
    } else {
        result->stream = data.stream;
        result->treeText = data.treeText;
        result->dirty = data.dirty;
        result->faults = {diagnosticOf(scanned.fault)};
    }
    return result;
}

} // namespace

Reparsed applySplice(const Snapshot &before, const Splice &wanted, qsizetype)
{
    const SnapshotData &old = *before.data();
    const qsizetype from = std::clamp<qsizetype>(wanted.offset, 0, old.text.size());
    const Splice splice{from, std::clamp<qsizetype>(wanted.removed, 0, old.text.size() - from), wanted.inserted};
    SnapshotData next;
    next.format = old.format;
    next.version = nextTextVersion();
    next.text = old.text.spliced(splice);
    next.treeText = old.treeText;
    next.stream = old.stream;
    next.dirty = widened(old, splice);
    return {Snapshot(parsed(next)), Pointer()};
}

Snapshot fullParse(const Snapshot &snapshot)
{
    return snapshot.isValid() ? snapshot : Snapshot(parsed(*snapshot.data()));
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
