#include "trackedplace.h"

#include <algorithm>

namespace conflicts {

using document::Pointer;
using document::Snapshot;

namespace {

bool isIndex(const QByteArray &token)
{
    return !token.isEmpty() && std::ranges::all_of(token, [](char each) { return each >= '0' && each <= '9'; });
}

/** True if two places differ in indexes only. */
bool isSameButIndexes(const QList<QByteArray> &left, const QList<QByteArray> &right)
{
    return std::ranges::equal(left, right, [](const QByteArray &one, const QByteArray &other) {
        return one == other || (isIndex(one) && isIndex(other));
    });
}

qsizetype anchorOf(const Snapshot &snapshot, const Pointer &place)
{
    const base::Span key = snapshot.keySpan(place);
    return key.length > 0 ? key.offset : snapshot.at(place).span().offset;
}

} // namespace

TrackedPlace::TrackedPlace(const Snapshot &snapshot, const Pointer &place)
    : m_place(place)
{
    Pointer there = place;
    while (!there.isRoot() && !snapshot.at(there).exists())
        there = there.parent();
    m_depth = there.tokens().size();
    m_anchor = anchorOf(snapshot, there);
}

void TrackedPlace::follow(const QList<document::Splice> &splices, const Snapshot &after)
{
    m_anchor = movedOffset(m_anchor, splices);
    if (!after.isValid() || m_depth == 0)
        return;
    const QList<QByteArray> tokens = m_place.tokens();
    const QList<QByteArray> found = after.pointerAt(m_anchor).tokens();
    if (found.size() < m_depth || !isSameButIndexes(found.first(m_depth), tokens.first(m_depth)))
        return;
    m_place = Pointer(found.first(m_depth) + tokens.sliced(m_depth));
}

qsizetype movedOffset(qsizetype offset, const QList<document::Splice> &splices)
{
    for (const document::Splice &splice : splices) {
        if (offset >= splice.offset + splice.removed)
            offset += splice.inserted.size() - splice.removed;
        else if (offset > splice.offset)
            offset = splice.offset + std::min(offset - splice.offset, splice.inserted.size());
    }
    return offset;
}

} // namespace conflicts
