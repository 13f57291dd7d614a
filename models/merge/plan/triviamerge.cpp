#include "triviamerge.h"

#include "linemerge.h"

namespace merge {

namespace {

/** The lines above an entry without their indentation. */
QByteArrayList leadLines(const VersionEntry &entry)
{
    QByteArrayList lines = entry.text(entry.view.lead()).toByteArray().split('\n');
    // The indentation of the entry itself.
    lines.removeLast();
    for (QByteArray &line : lines)
        line = line.trimmed();
    return lines;
}

QByteArray simplified(QByteArrayView text)
{
    return text.toByteArray().simplified();
}

QByteArray headText(const VersionEntry &entry)
{
    return simplified(entry.text(headOf(entry.view)));
}

QByteArray trailText(const VersionEntry &entry)
{
    return simplified(entry.text(trailOf(entry.view)));
}

QByteArray frameOf(const VersionEntry &root, bool after)
{
    const base::Span tile = root.view.tile();
    return after ? root.version->text.sliced(tile.end()) : root.version->text.first(tile.offset);
}

} // namespace

void TriviaMerge::mergeLead(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs) const
{
    if (isInFlow(ours.view) || isInFlow(theirs.view) || isInFlow(base.view) || ours.isCompact() || theirs.isCompact())
        return;
    const QByteArrayList was = leadLines(base);
    const QByteArrayList own = leadLines(ours);
    const QByteArrayList other = leadLines(theirs);
    if (other == was || other == own)
        return;
    if (own == was)
        return m_plan.add({.kind = Edit::Kind::Lead, .place = ours.place, .source = theirs.place});
    const MergedLines merged = mergeLines(was, own, other);
    if (!merged.conflicts.isEmpty())
        return m_plan.addConflict({ConflictKind::Comments,
                                   ours.place,
                                   {},
                                   was.join('\n'),
                                   own.join('\n'),
                                   other.join('\n'),
                                   placesOf(&base, &ours, &theirs)});
    m_plan.add({.kind = Edit::Kind::Lead, .place = ours.place, .source = theirs.place, .lines = merged.lines});
}

void TriviaMerge::mergeHead(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs) const
{
    const QByteArray was = headText(base);
    const QByteArray own = headText(ours);
    const QByteArray other = headText(theirs);
    if (other == was || other == own)
        return;
    if (own != was)
        return m_plan.addConflict(
            {ConflictKind::Comments, ours.place, {}, was, own, other, placesOf(&base, &ours, &theirs)});
    if (isBlockCollection(ours.view) == isBlockCollection(theirs.view) && ours.isCompact() == theirs.isCompact())
        m_plan.add({.kind = Edit::Kind::Head, .place = ours.place, .source = theirs.place});
}

bool TriviaMerge::isTrailSame(const VersionEntry &left, const VersionEntry &right)
{
    return trailText(left) == trailText(right);
}

void TriviaMerge::mergeTrail(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs) const
{
    if (isBlockCollection(base.view) || isBlockCollection(ours.view) || isBlockCollection(theirs.view) ||
        isInFlow(ours.view) || isInFlow(theirs.view) || isTrailSame(base, theirs) || isTrailSame(ours, theirs))
        return;
    if (!isTrailSame(base, ours))
        return m_plan.addConflict({ConflictKind::Comments,
                                   ours.place,
                                   {},
                                   trailText(base),
                                   trailText(ours),
                                   trailText(theirs),
                                   placesOf(&base, &ours, &theirs)});
    m_plan.add({.kind = Edit::Kind::Trail, .place = ours.place, .source = theirs.place});
}

void TriviaMerge::mergeFrame(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs,
                             bool after) const
{
    const QByteArray was = frameOf(base, after);
    const QByteArray own = frameOf(ours, after);
    const QByteArray other = frameOf(theirs, after);
    if (other == was || other == own)
        return;
    const auto kind = after ? Edit::Kind::After : Edit::Kind::Before;
    if (own == was)
        return m_plan.add({.kind = kind, .lines = {other}});
    const MergedLines merged = mergeLines(linesOf(was), linesOf(own), linesOf(other));
    if (!merged.conflicts.isEmpty())
        return m_plan.addConflict({ConflictKind::Comments, {}, {}, was, own, other, placesOf(&base, &ours, &theirs)});
    m_plan.add({.kind = kind, .lines = {merged.lines.join()}});
}

} // namespace merge
