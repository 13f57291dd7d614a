#pragma once

#include "entry.h"

#include <QList>

namespace document {

/**
 * How a YAML file indents its block collections: the number of columns for each level, and whether items are indented.
 */
struct BlockIndent {
    int step = 2;
    bool itemsIndented = true; ///< True if the items of a sequence are indented deeper than its key.
};

/**
 * Returns the indentation that the collections of `chain` (root first) use. Looks at the innermost one first, then at
 * the outer ones, and then at all other collections of the file.
 */
[[nodiscard]] BlockIndent blockIndentAround(const QList<CollectionView> &chain);

} // namespace document
