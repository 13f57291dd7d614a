#include "listconflicts.h"

#include "listrule.h"

#include <algorithm>

namespace merge {

namespace {

QByteArray nameOf(const VersionCollection &list)
{
    return list.place().isRoot() ? QByteArray() : list.place().last();
}

/** True if the numbers that are not negative increase. */
bool isIncreasing(const std::vector<qsizetype> &numbers)
{
    qsizetype last = -1;
    return std::ranges::all_of(numbers, [&last](qsizetype number) {
        const bool isNext = number < 0 || number > last;
        last = std::max(last, number);
        return isNext;
    });
}

} // namespace

bool isOrderedList(const CollectionVersions &all)
{
    const QByteArray name = nameOf(all.ours);
    return !all.ours.isMapping() && ruleFor(name, all.ours.node()) == ListRule::Ordered &&
           ruleFor(name, all.theirs.node()) == ListRule::Ordered;
}

bool isReorderedByTheirs(const CollectionVersions &all, const Partners &partners, Meaning &meaning)
{
    if (all.base == nullptr || all.ours.isMapping() || isIncreasing(partners.theirs.inBase))
        return false;
    return meaning.isSame(all.base->node(), all.ours.node());
}

bool hasOrderConflict(const CollectionVersions &all, const Partners &partners, Meaning &meaning)
{
    if (all.base == nullptr || all.ours.isMapping() || !hasOrder(nameOf(all.ours), all.ours.node()) ||
        isIncreasing(partners.theirs.inBase) || isIncreasing(partners.ourOfTheirs))
        return false;
    return !meaning.isSame(all.base->node(), all.ours.node());
}

bool opensAccess(const CollectionVersions &all, Meaning &meaning)
{
    const bool isOneEmpty = (all.ours.count() == 0) != (all.theirs.count() == 0);
    if (all.base == nullptr || all.ours.isMapping() || nameOf(all.ours) != "security" || !isOneEmpty)
        return false;
    return !meaning.isSame(all.base->node(), all.ours.node()) && !meaning.isSame(all.base->node(), all.theirs.node());
}

} // namespace merge
