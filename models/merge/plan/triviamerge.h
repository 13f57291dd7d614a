#pragma once

#include "mergeplan.h"

namespace merge {

/** Plans the changes of comments and blank lines around entries and around the root. */
class TriviaMerge final
{
public:
    explicit TriviaMerge(MergePlan &plan)
        : m_plan(plan)
    {}

    /** Merges the lines above an entry. */
    void mergeLead(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs) const;
    /** Merges what is between a key and its collection. */
    void mergeHead(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs) const;
    /** Merges the comment after a value that is not a block collection. */
    void mergeTrail(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs) const;
    /** Returns true if an entry has the same comment after its value in both versions. */
    [[nodiscard]] static bool isTrailSame(const VersionEntry &left, const VersionEntry &right);
    /** Merges the text before the root, then (`after`) the text after it. */
    void mergeFrame(const VersionEntry &base, const VersionEntry &ours, const VersionEntry &theirs, bool after) const;

private:
    MergePlan &m_plan;
};

} // namespace merge
