#include "matching.h"

#include "itemmatch.h"
#include "renames.h"

#include <QHash>

#include <algorithm>

namespace merge {

namespace {

Matching emptyMatching(const VersionCollection &base, const VersionCollection &side)
{
    Matching matching;
    matching.inSide.assign(std::size_t(base.count()), -1);
    matching.inBase.assign(std::size_t(side.count()), -1);
    return matching;
}

void matchKeys(const VersionCollection &base, const VersionCollection &side, Matching &matching)
{
    // Most members are at their old positions, seen from one of the ends.
    const qsizetype both = std::min(base.count(), side.count());
    qsizetype front = 0;
    for (; front < both && base.keyAt(front) == side.keyAt(front); ++front)
        matching.pair(front, front);
    qsizetype back = 0;
    for (; back < both - front; ++back) {
        const qsizetype inBase = base.count() - 1 - back;
        const qsizetype inSide = side.count() - 1 - back;
        if (base.keyAt(inBase) != side.keyAt(inSide))
            break;
        matching.pair(inBase, inSide);
    }
    QHash<QByteArray, qsizetype> places;
    for (qsizetype i = front; i < side.count() - back; ++i)
        places.insert(side.keyAt(i), i);
    for (qsizetype i = front; i < base.count() - back; ++i) {
        const auto found = places.constFind(base.keyAt(i));
        if (found != places.constEnd())
            matching.pair(i, *found);
    }
}

} // namespace

Matching matchEntries(const VersionCollection &base, const VersionCollection &side, Meaning &meaning,
                      const Limits &limits)
{
    Matching matching = emptyMatching(base, side);
    if (base.isMapping()) {
        matchKeys(base, side, matching);
        matchRenames(base, side, matching, meaning, limits);
    } else {
        ItemMatch(base, side, meaning, limits).match(matching);
    }
    return matching;
}

} // namespace merge
