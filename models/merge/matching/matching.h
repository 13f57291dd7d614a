#pragma once

#include "meaning.h"
#include "mergelimits.h"

#include <vector>

namespace merge {

/** Which entries of two versions of a collection are the same entry, by index; -1 for an entry that only one has. */
struct Matching {
    std::vector<qsizetype> inSide; ///< For each entry of the base, the entry of the side.
    std::vector<qsizetype> inBase; ///< For each entry of the side, the entry of the base.

    void pair(qsizetype base, qsizetype side)
    {
        inSide[std::size_t(base)] = side;
        inBase[std::size_t(side)] = base;
    }
    [[nodiscard]] qsizetype sideOf(qsizetype base) const { return inSide[std::size_t(base)]; }
    [[nodiscard]] qsizetype baseOf(qsizetype side) const { return inBase[std::size_t(side)]; }
};

/**
 * Matches the entries of a collection in the base with those in a side; both are mappings or both are sequences.
 * Members match by key, and a member whose key only the base has matches the one with a new key and a similar value, if
 * exactly one qualifies. Items match by the rules of ruleFor() and identityOf().
 */
[[nodiscard]] Matching matchEntries(const VersionCollection &base, const VersionCollection &side, Meaning &meaning,
                                    const Limits &limits);

} // namespace merge
