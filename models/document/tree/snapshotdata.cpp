#include "snapshotdata.h"

#include <algorithm>
#include <atomic>

namespace document {

qsizetype SnapshotData::toText(qsizetype treeOffset) const
{
    if (!dirty || treeOffset <= dirty->span.offset)
        return treeOffset;
    if (treeOffset >= dirty->span.offset + dirty->treeLength)
        return treeOffset - dirty->treeLength + dirty->span.length;
    return std::min(treeOffset, dirty->span.end());
}

base::Span SnapshotData::toText(base::Span treeSpan) const
{
    const qsizetype from = toText(treeSpan.offset);
    return {from, std::max<qsizetype>(0, toText(treeSpan.end()) - from)};
}

qsizetype SnapshotData::toTree(qsizetype offset) const
{
    if (!dirty || offset <= dirty->span.offset)
        return offset;
    if (offset >= dirty->span.end())
        return offset - dirty->span.length + dirty->treeLength;
    return std::min(offset, dirty->span.offset + dirty->treeLength);
}

quint64 nextTextVersion()
{
    static std::atomic<quint64> last = 0;
    return ++last;
}

} // namespace document
