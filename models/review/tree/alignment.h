#pragma once

#include "node.h"

#include <vector>

namespace review {

/** Which entries of a collection in two texts are the same entry. */
struct Alignment {
    /** For each entry of the later collection the index of the same entry in the earlier one; -1 for an added entry. */
    std::vector<qsizetype> baseOf;
    /** For each entry of the earlier collection the index of the same entry in the later one; -1 for a removed entry.
     */
    std::vector<qsizetype> nowOf;
    /** For each entry of the later collection, whether it has another position among the entries that both have. As few
     * entries as possible are moved. */
    std::vector<bool> isMoved;
};

/**
 * Aligns the entries of two collections of one kind: members by key; items by what identifies them in API descriptions
 * (`$ref`, `in` and `name`, `name`, `url`, or the whole scalar), other items by their text and then by position.
 */
[[nodiscard]] Alignment align(const document::Node &base, const document::Node &now);

} // namespace review
