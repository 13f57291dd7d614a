#pragma once

#include "tilepart.h"
#include "treewalk.h"

#include <QSet>

#include <vector>

namespace document {

/** Returns the value of a mapping's merge key, an unquoted `<<` in YAML; a missing part if the mapping has none. */
[[nodiscard]] TilePart mergeSourceOf(const TilePart &mapping);

/**
 * Iterates over the mappings that the merge key of a mapping brings in, also those that these merge themselves. The
 * closest come first, and each comes only once, so that cycles and repetitions end.
 */
class MergedMappings final
{
public:
    explicit MergedMappings(const TilePart &mapping);

    /** Returns the next merged mapping; a missing part at the end. */
    [[nodiscard]] TilePart next();

private:
    void push(const TilePart &source);

    std::vector<TilePart> m_pending; ///< The mappings still to be returned, the next one last.
    QSet<const TreeNode *> m_seen;
};

} // namespace document
