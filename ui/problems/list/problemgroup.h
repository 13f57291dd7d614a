#pragma once

#include "problem.h"
#include "problemfilter.h"

#include <memory>
#include <vector>

namespace problems {

/** A group of the list of problems: the problems of one file or of one rule, or all problems. */
struct ProblemGroup {
    Grouping grouping = Grouping::None;
    QString key; ///< What distinguishes the group: the ID of the rule, or a text that identifies the file.
    QString title;
    base::Severity worst = base::Severity::Information;
    QList<Problem> problems;
    QList<size_t> identities; ///< The identities of `problems`, in their order.
    int row = 0;
    int before = 0; ///< The number of problems in the groups before this one.

    [[nodiscard]] size_t identity() const { return qHash(key); }
    void add(const Problem &problem);
};

/** Sorts problems into groups. Groups of files are in the order of the problems, groups of rules begin with the rules
 * that have errors. For Grouping::None, returns one group. */
[[nodiscard]] std::vector<std::unique_ptr<ProblemGroup>> groupsOf(const QList<const Problem *> &problems,
                                                                  Grouping grouping);

} // namespace problems
