#pragma once

#include "entry.h"

#include <QList>

namespace document {

/** How far a file indents its block collections. */
struct BlockIndent {
    int step = 2;
    bool itemsIndented = true; ///< Items of a sequence are indented deeper than its key.
};

/** Learnt from the collections of `chain` (root first), nearest first, and then from the rest of the file. */
[[nodiscard]] BlockIndent blockIndentAround(const QList<CollectionView> &chain);

} // namespace document
