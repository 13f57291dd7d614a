#pragma once

#include "matching.h"
#include "mergeplan.h"
#include "partners.h"
#include "triviamerge.h"

namespace merge {

/** Walks through three versions side by side and plans which changes of theirs are made in ours. */
class TreeMerge final
{
public:
    TreeMerge(const Version &base, const Version &ours, const Version &theirs, const Limits &limits);

    /** Returns the plan; std::nullopt if one of the sides has no root, or if comparing the values takes more than
     * Limits::readValues, so that only lines can be merged. */
    [[nodiscard]] std::optional<MergePlan> plan();

private:
    /** A collection as the three versions have it, with the entries whose value it is. */
    struct Collections : CollectionVersions {
        const VersionEntry &baseEntry; ///< That of ours if there is no base.
        const VersionEntry &ourEntry;
        const VersionEntry &theirEntry;
    };

    [[nodiscard]] std::optional<MergePlan> planned();
    void mergeEntry(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs);
    [[nodiscard]] bool isWholeTaken(const VersionEntry &ours, const VersionEntry &theirs) const;
    [[nodiscard]] bool isKeyFree(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs);
    void mergeValue(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs);
    void takeValue(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs);
    void mergeCollections(const Collections &all);
    void mergeAdded(const VersionEntry &ours, const VersionEntry &theirs);
    void removeEntry(const VersionEntry &base, const VersionEntry &ours);
    void reportRemovedByOurs(const Collections &all, const Partners &partners);
    /** Returns the entry of theirs that is the entry of ours at `index`, as it is in the base, with another key at the
     * same place; -1 for none. Written as a new key, all bytes around it stay. */
    [[nodiscard]] qsizetype renamedInPlace(const Collections &all, const Partners &partners, qsizetype index) const;
    void insertEntries(const Collections &all, const Partners &partners, qsizetype index);
    [[nodiscard]] bool isOnlyTheirs(const Collections &all, const Partners &partners);
    [[nodiscard]] static bool isEmptiedByBoth(const Collections &all, const Partners &partners);
    void orderMembers(const Collections &all, const Partners &partners);

    const Version &m_base;
    const Version &m_ours;
    const Version &m_theirs;
    MergePlan m_plan;
    Meaning m_meaning;
    TriviaMerge m_trivia{m_plan};
};

} // namespace merge
