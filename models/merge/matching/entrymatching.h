#pragma once

#include <QtGlobal>

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

} // namespace merge
