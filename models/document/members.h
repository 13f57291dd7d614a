#pragma once

#include "node.h"

#include <vector>

namespace document {

/** A member of a YAML or JSON mapping: one that the mapping has itself, or one that its merge key (`<<`) brings in. */
struct Member {
    QByteArray key;
    Node value;           ///< The member's value; if it is an alias, the node that the alias refers to.
    qsizetype index = -1; ///< The position of the member in the mapping; -1 for a member that a merge key brings in.
    bool isMerged = false;
    bool isRepeated = false; ///< True if the mapping has an earlier member with this key.
    bool isAlias = false;    ///< True if the value is written as an alias.
};

/**
 * Returns the members of a mapping as the readers of its value see them: its own in the order of the text, then those
 * that a YAML merge key brings in and the mapping does not have itself. The merge key is not one of them. Each merged
 * member that is looked at takes one of `budget`; when none is left, the remaining members are missing and the budget
 * is negative.
 */
[[nodiscard]] std::vector<Member> membersOf(const Node &mapping, int &budget);

/**
 * Returns the members of a single mapping, its own and merged ones, with a budget of MaximumMergedMembers for the
 * merged ones.
 */
[[nodiscard]] std::vector<Member> membersOf(const Node &mapping);

} // namespace document
