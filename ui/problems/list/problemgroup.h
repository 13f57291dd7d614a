#pragma once

#include "problem.h"
#include "problemfilter.h"

#include <memory>
#include <vector>

namespace problems {

/** The problems of one file or rule, or all of them. */
struct ProblemGroup {
    Grouping grouping = Grouping::None;
    QString key; ///< The rule, or what distinguishes the file.
    QString title;
    base::Severity worst = base::Severity::Information;
    QList<Problem> problems;
    QList<size_t> identities; ///< Of the problems.
    int row = 0;
    int before = 0; ///< Problems in the groups before it.

    [[nodiscard]] size_t identity() const { return qHash(key); }
    void add(const Problem &problem);
};

/** The problems in groups: by file in their order, by rule with errors first. Without groups there is one. */
[[nodiscard]] std::vector<std::unique_ptr<ProblemGroup>> groupsOf(const QList<const Problem *> &problems,
                                                                  Grouping grouping);

} // namespace problems
