#pragma once

#include "tilepart.h"
#include "treewalk.h"

#include <QSet>

#include <vector>

namespace document {

/** The value of a mapping's merge key: an unquoted `<<` in YAML. Missing if it has none. */
[[nodiscard]] TilePart mergeSourceOf(const TilePart &mapping);

/** Goes through the mappings that the merge key of a mapping brings in, also those that they merge themselves. The
 * closest come first, and each comes once, so that cycles and repetitions end. */
class MergedMappings final
{
public:
    explicit MergedMappings(const TilePart &mapping);

    /** Missing at the end. */
    [[nodiscard]] TilePart next();

private:
    void push(const TilePart &source);

    std::vector<TilePart> m_pending; ///< The next one is the last.
    QSet<const TreeNode *> m_seen;
};

} // namespace document
