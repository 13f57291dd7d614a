#include "treemerge.h"

#include "listconflicts.h"
#include "listrule.h"
#include "newcomments.h"

#include <algorithm>

namespace merge {

using document::Layout;

namespace {

/** True if the collections can be merged entry by entry. */
bool areAlike(const VersionCollection &left, const VersionCollection &right)
{
    return left.isMapping() == right.isMapping() && left.view().layout() != Layout::Pair &&
           right.view().layout() != Layout::Pair;
}

bool hasKey(const VersionEntry &ours, const QByteArray &key)
{
    return ours.version->snapshot.at(ours.place.parent()).indexOf(key) >= 0;
}

} // namespace

TreeMerge::TreeMerge(const Version &base, const Version &ours, const Version &theirs, const Limits &limits)
    : m_base(base)
    , m_ours(ours)
    , m_theirs(theirs)
    , m_plan(limits)
    , m_meaning(limits.readValues)
{}

std::optional<MergePlan> TreeMerge::plan()
{
    const auto base = rootOf(m_base);
    const auto ours = rootOf(m_ours);
    const auto theirs = rootOf(m_theirs);
    const auto entryOf = [](const std::optional<VersionEntry> &root) { return root ? &*root : nullptr; };
    if ((!ours || !theirs) && base)
        m_plan.addConflict(ConflictKind::BothChanged, {}, entryOf(base), entryOf(ours), entryOf(theirs));
    if (!ours || !theirs)
        return base ? std::optional(std::move(m_plan)) : std::nullopt;
    if (!base || m_base.text.trimmed().isEmpty()) {
        mergeAdded(*ours, *theirs);
        return planned();
    }
    m_trivia.mergeFrame(*base, *ours, *theirs, false);
    mergeEntry(*base, *ours, *theirs);
    m_trivia.mergeFrame(*base, *ours, *theirs, true);
    return planned();
}

std::optional<MergePlan> TreeMerge::planned()
{
    return m_meaning.isExhausted() ? std::nullopt : std::optional(std::move(m_plan));
}

void TreeMerge::mergeEntry(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs)
{
    const QByteArrayView was = base.tile();
    const QByteArrayView own = ours.tile();
    const QByteArrayView other = theirs.tile();
    if (m_plan.isTooLarge || other == was || other == own || !isKeyFree(base, ours, theirs))
        return;
    if (own == was && isWholeTaken(ours, theirs))
        return m_plan.add({.kind = Edit::Kind::Entry, .place = ours.place, .source = theirs.place});
    m_trivia.mergeLead(base, ours, theirs);
    if (ours.view.hasKey() && theirs.place.last() != base.place.last() && theirs.place.last() != ours.place.last())
        m_plan.add({.kind = Edit::Kind::Key, .place = ours.place, .source = theirs.place});
    mergeValue(base, ours, theirs);
}

bool TreeMerge::isWholeTaken(const VersionEntry &ours, const VersionEntry &theirs) const
{
    return isInFlow(ours.view) == isInFlow(theirs.view) && ours.isCompact() == theirs.isCompact() &&
           ours.version->snapshot.format() == theirs.version->snapshot.format() &&
           std::max(ours.tile().size(), theirs.tile().size()) <= m_plan.limits.wholeEntryBytes;
}

bool TreeMerge::isKeyFree(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs)
{
    if (!ours.view.hasKey() || !theirs.view.hasKey())
        return true;
    const QByteArray key = theirs.place.last();
    if (key == base.place.last() || key == ours.place.last())
        return true;
    const bool isRenamed = ours.place.last() != base.place.last();
    if (!isRenamed && !hasKey(ours, key))
        return true;
    m_plan.addConflict({isRenamed ? ConflictKind::BothRenamed : ConflictKind::NameTaken,
                        ours.place,
                        {QString::fromUtf8(key)},
                        base.place.last(),
                        ours.place.last(),
                        key,
                        placesOf(&base, &ours, &theirs)});
    return false;
}

void TreeMerge::mergeValue(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs)
{
    const auto was = VersionCollection::of(base);
    const auto own = VersionCollection::of(ours);
    const auto other = VersionCollection::of(theirs);
    if (was && own && other && areAlike(*own, *other) && areAlike(*was, *own) && !was->hasDuplicates() &&
        !own->hasDuplicates() && !other->hasDuplicates()) {
        m_trivia.mergeHead(base, ours, theirs);
        mergeCollections({{&*was, *own, *other}, base, ours, theirs});
        return m_trivia.mergeTrail(base, ours, theirs);
    }
    const QByteArrayView before = base.text(valueSpanOf(base.view));
    const QByteArrayView now = theirs.text(valueSpanOf(theirs.view));
    const QByteArrayView present = ours.text(valueSpanOf(ours.view));
    if (before == now || present == now)
        return m_trivia.mergeTrail(base, ours, theirs);
    if (present == before)
        return takeValue(base, ours, theirs);
    // Theirs only changed the style of what ours changed or has in a style of its own.
    if (m_meaning.isSame(theirs, base) || m_meaning.isSame(ours, theirs))
        return m_trivia.mergeTrail(base, ours, theirs);
    if (m_meaning.isSame(ours, base))
        return takeValue(base, ours, theirs);
    if (own && other && !was && own->isMapping() && areAlike(*own, *other) && isMapOfNames(ours.place))
        return mergeAdded(ours, theirs);
    m_plan.addConflict(ConflictKind::BothChanged, ours.place, &base, &ours, &theirs);
}

void TreeMerge::takeValue(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs)
{
    const bool withTrail = TriviaMerge::isTrailSame(base, ours);
    m_plan.add({.kind = Edit::Kind::Value, .place = ours.place, .source = theirs.place, .withTrail = withTrail});
}

void TreeMerge::mergeCollections(const Collections &all)
{
    const Partners partners = Partners::of(all, m_meaning, m_plan.limits);
    if (hasOrderConflict(all, partners, m_meaning) || opensAccess(all, m_meaning))
        return m_plan.addConflict(ConflictKind::BothChanged, all.ourEntry.place, &all.baseEntry, &all.ourEntry,
                                  &all.theirEntry);
    if (isOnlyTheirs(all, partners) || isReorderedByTheirs(all, partners, m_meaning))
        return m_plan.add({.kind = Edit::Kind::Value, .place = all.ourEntry.place, .source = all.theirEntry.place});
    if (isEmptiedByBoth(all, partners))
        return m_plan.addConflict(ConflictKind::BothChanged, all.ourEntry.place, &all.baseEntry, &all.ourEntry,
                                  &all.theirEntry);
    orderMembers(all, partners);
    insertEntries(all, partners, 0);
    for (qsizetype i = 0; i < all.ours.count(); ++i) {
        const qsizetype inBase = partners.baseOfOurs(i);
        const qsizetype inTheirs = partners.theirOfOurs[std::size_t(i)];
        // Equal bytes, which most entries have, are not looked at.
        if (inBase >= 0 && inTheirs >= 0 && partners.baseOfTheirs(inTheirs) == inBase) {
            if (all.theirs.tileAt(inTheirs) != all.base->tileAt(inBase))
                mergeEntry(all.base->entryAt(inBase), all.ours.entryAt(i), all.theirs.entryAt(inTheirs));
        } else if (inTheirs >= 0) {
            mergeAdded(all.ours.entryAt(i), all.theirs.entryAt(inTheirs));
        } else if (const qsizetype renamed = renamedInPlace(all, partners, i); renamed >= 0) {
            m_plan.add(
                {.kind = Edit::Kind::Key, .place = all.ours.entryAt(i).place, .source = all.theirs.placeOf(renamed)});
        } else if (inBase >= 0) {
            removeEntry(all.base->entryAt(inBase), all.ours.entryAt(i));
        }
        insertEntries(all, partners, i + 1);
    }
    reportRemovedByOurs(all, partners);
}

void TreeMerge::mergeAdded(const VersionEntry &ours, const VersionEntry &theirs)
{
    if (m_meaning.isSame(ours, theirs))
        return;
    const auto own = VersionCollection::of(ours);
    const auto other = VersionCollection::of(theirs);
    if (own && other && own->isMapping() && areAlike(*own, *other) && isMapOfNames(ours.place) &&
        !own->hasDuplicates() && !other->hasDuplicates())
        return mergeCollections({{nullptr, *own, *other}, ours, ours, theirs});
    m_plan.addConflict(ConflictKind::BothAdded, ours.place, nullptr, &ours, &theirs);
}

void TreeMerge::removeEntry(const VersionEntry &base, const VersionEntry &ours)
{
    const bool isRenamed = ours.view.hasKey() && ours.place.last() != base.place.last();
    if (!isRenamed && m_meaning.isSame(base, ours) && !hasNewComments(base, ours))
        return m_plan.add({.kind = Edit::Kind::Remove, .place = ours.place});
    m_plan.addConflict(ConflictKind::RemovedByTheirs, ours.place, &base, &ours, nullptr);
}

void TreeMerge::reportRemovedByOurs(const Collections &all, const Partners &partners)
{
    if (all.base == nullptr)
        return;
    for (qsizetype i = 0; i < all.base->count(); ++i) {
        const qsizetype inTheirs = partners.theirs.sideOf(i);
        if (partners.ours.sideOf(i) >= 0 || inTheirs < 0)
            continue;
        const VersionEntry base = all.base->entryAt(i);
        const VersionEntry theirs = all.theirs.entryAt(inTheirs);
        const bool isRenamed = base.view.hasKey() && base.place.last() != theirs.place.last();
        if (!isRenamed && m_meaning.isSame(base, theirs) && !hasNewComments(base, theirs))
            continue;
        const document::Pointer place = all.ours.isMapping() ? all.ours.place().child(base.place.last())
                                                             : all.ours.place();
        m_plan.addConflict(ConflictKind::RemovedByOurs, place, &base, nullptr, &theirs);
    }
}

qsizetype TreeMerge::renamedInPlace(const Collections &all, const Partners &partners, qsizetype index) const
{
    const qsizetype inBase = index < all.ours.count() ? partners.baseOfOurs(index) : -1;
    const std::vector<qsizetype> &entries = partners.insertions[std::size_t(index)];
    if (all.base == nullptr || inBase < 0 || !all.ours.isMapping() || entries.size() != 1 ||
        partners.theirs.sideOf(inBase) >= 0 || all.ours.node().indexOf(all.theirs.keyAt(entries.front())) >= 0 ||
        all.ours.tileAt(index) != all.base->tileAt(inBase))
        return -1;
    const VersionEntry base = all.base->entryAt(inBase);
    const VersionEntry theirs = all.theirs.entryAt(entries.front());
    const bool isSame = base.text(base.view.lead()) == theirs.text(theirs.view.lead()) &&
                        base.text(valueSpanOf(base.view)) == theirs.text(valueSpanOf(theirs.view)) &&
                        TriviaMerge::isTrailSame(base, theirs);
    return isSame ? entries.front() : -1;
}

void TreeMerge::insertEntries(const Collections &all, const Partners &partners, qsizetype index)
{
    const std::vector<qsizetype> &entries = partners.insertions[std::size_t(index)];
    if (entries.empty() || renamedInPlace(all, partners, index) >= 0)
        return;
    // Which of the entries that both sides added at one place of such a list comes first is not known.
    if (const qsizetype added = isOrderedList(all) ? partners.addedByOurs(index) : -1; added >= 0) {
        const VersionEntry ours = all.ours.entryAt(added);
        const VersionEntry theirs = all.theirs.entryAt(entries.front());
        return m_plan.addConflict(ConflictKind::BothAdded, ours.place, nullptr, &ours, &theirs);
    }
    for (const qsizetype entry : entries) {
        // Ours may have renamed another entry to the key.
        const qsizetype taken = all.ours.isMapping() ? all.ours.node().indexOf(all.theirs.keyAt(entry)) : -1;
        if (taken >= 0) {
            const VersionEntry ours = all.ours.entryAt(taken);
            const VersionEntry theirs = all.theirs.entryAt(entry);
            m_plan.addConflict(ConflictKind::BothAdded, ours.place, nullptr, &ours, &theirs);
            continue;
        }
        m_plan.add({.kind = Edit::Kind::Insert,
                    .place = all.ours.place(),
                    .source = all.theirs.placeOf(entry),
                    .index = index});
    }
}

bool TreeMerge::isOnlyTheirs(const Collections &all, const Partners &partners)
{
    if (all.base == nullptr)
        return false;
    for (qsizetype i = 0; i < all.ours.count(); ++i) {
        const qsizetype inBase = partners.baseOfOurs(i);
        const bool isRenamed = inBase >= 0 && all.ours.isMapping() && all.ours.keyAt(i) != all.base->keyAt(inBase);
        if (inBase < 0 || isRenamed || partners.theirOfOurs[std::size_t(i)] >= 0 ||
            !m_meaning.isSame(all.base->valueAt(inBase), all.ours.valueAt(i)) ||
            hasNewComments(all.base->entryAt(inBase), all.ours.entryAt(i)))
            return false;
    }
    // Nothing of theirs may be a conflict with what ours removed.
    return std::ranges::all_of(partners.theirs.inBase, [](qsizetype inBase) { return inBase < 0; }) &&
           all.theirs.count() + all.ours.count() > 0;
}

/** Each side left entries, and no entry is left by both. An empty list of requirements or of values means something
 * that neither side wrote. */
bool TreeMerge::isEmptiedByBoth(const Collections &all, const Partners &partners)
{
    if (all.base == nullptr || all.ours.count() == 0 || all.theirs.count() == 0)
        return false;
    const auto isRemoved = [](const std::vector<qsizetype> &inBase, const std::vector<qsizetype> &inOther) {
        for (std::size_t i = 0; i < inBase.size(); ++i) {
            if (inBase[i] < 0 || inOther[i] >= 0)
                return false;
        }
        return true;
    };
    return isRemoved(partners.ours.inBase, partners.theirOfOurs) &&
           isRemoved(partners.theirs.inBase, partners.ourOfTheirs);
}

void TreeMerge::orderMembers(const Collections &all, const Partners &partners)
{
    if (all.base == nullptr || !all.ours.isMapping())
        return;
    QByteArrayList keys;
    qsizetype lastInBase = -1;
    bool isTheirOrderNew = false;
    for (qsizetype i = 0; i < all.theirs.count(); ++i) {
        const qsizetype inBase = partners.baseOfTheirs(i);
        const qsizetype inOurs = partners.ourOfTheirs[std::size_t(i)];
        if (inBase < 0 || inOurs < 0 || partners.baseOfOurs(inOurs) != inBase)
            continue;
        isTheirOrderNew = isTheirOrderNew || inBase < lastInBase;
        lastInBase = inBase;
        keys.append(all.theirs.keyAt(i) != all.base->keyAt(inBase) ? all.theirs.keyAt(i) : all.ours.keyAt(inOurs));
    }
    std::vector<qsizetype> ourOrder = partners.ours.inBase;
    std::erase(ourOrder, -1);
    // With two new orders, that of ours stays, as the order of members has no meaning.
    if (isTheirOrderNew && std::ranges::is_sorted(ourOrder))
        m_plan.add({.kind = Edit::Kind::Order, .place = all.ours.place(), .lines = keys});
}

} // namespace merge
