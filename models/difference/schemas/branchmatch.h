#pragma once

#include "schemacomparison.h"

namespace difference {

/** Which branches of two lists of schemas belong together. */
struct BranchMatch {
    QList<std::pair<Located, Located>> pairs;
    QList<Located> removed;
    QList<Located> added;
};

/** Matches branches by the names of references, titles and contents; inline branches that are left, by their order. */
[[nodiscard]] BranchMatch matchByName(const QList<Located> &before, const QList<Located> &now);
/** Matches branches as matchByName() does, and those that are left if they accept the same values. */
[[nodiscard]] BranchMatch matchBranches(SchemaComparison &comparison, const QList<Located> &before,
                                        const QList<Located> &now, const SchemaContext &context);
/** Returns a branch for a message: the name of its reference, its title, or its type. */
[[nodiscard]] QString labelOf(const Located &branch);

} // namespace difference
