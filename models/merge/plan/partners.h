#pragma once

#include "matching.h"

namespace merge {

/** A collection as the three versions have it; `base` is null if both sides added it. */
struct CollectionVersions {
    const VersionCollection *base = nullptr;
    const VersionCollection &ours;
    const VersionCollection &theirs;
};

/** Which entries of the three versions of a collection are the same entry, by index; -1 for none. */
struct Partners {
    Matching ours;   ///< Between base and ours.
    Matching theirs; ///< Between base and theirs.
    std::vector<qsizetype> ourOfTheirs;
    std::vector<qsizetype> theirOfOurs;
    /** The entries of theirs to insert into ours: at 0 those before its first entry, at i + 1 those after entry i. */
    std::vector<std::vector<qsizetype>> insertions;

    /** Matches the entries of all versions. */
    [[nodiscard]] static Partners of(const CollectionVersions &versions, Meaning &meaning, const Limits &limits);

    [[nodiscard]] qsizetype baseOfTheirs(qsizetype index) const;
    [[nodiscard]] qsizetype baseOfOurs(qsizetype index) const;
    /** Returns the entry that only ours has beside a place of insertions; -1 if there is none. */
    [[nodiscard]] qsizetype addedByOurs(qsizetype insertion) const;

private:
    void pairAdded(const CollectionVersions &versions, Meaning &meaning);
    void placeInsertions();
};

} // namespace merge
