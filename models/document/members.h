#pragma once

#include "node.h"

#include <vector>

namespace document {

/** A member of a mapping, or one that its merge key brings in. */
struct Member {
    QByteArray key;
    Node value;           ///< What an alias refers to.
    qsizetype index = -1; ///< In the mapping; -1 for merged members.
    bool isMerged = false;
    bool isRepeated = false; ///< The mapping has an earlier member with this key.
    bool isAlias = false;    ///< The text has an alias here.
};

/**
 * The members of a mapping as readers of the values see them: its own in the order of the text, then those that a
 * YAML merge key brings in and the mapping does not have itself. The merge key is not one of them. Each merged
 * member that is looked at takes one of `budget`; without any left, the rest is missing and the budget is negative.
 */
[[nodiscard]] std::vector<Member> membersOf(const Node &mapping, int &budget);

/** The same for a single mapping, with a budget of its own. */
[[nodiscard]] std::vector<Member> membersOf(const Node &mapping);

} // namespace document
