#pragma once

#include "lineparts.h"

namespace assist {

/** What a line of block YAML is in. */
struct BlockParent {
    bool isKnown = false;
    document::Pointer container; ///< The mapping or list with the entry.
    qsizetype flowOpening = -1;  ///< The bracket of the flow collection at `container` that the line is in.
    QByteArrayList keys;         ///< Of the same mapping, in lines above that are not in the tree.
};

/** Finds the collection of an entry by its column, in the lines above and in the tree. `dashes` are those of its line
 * before the entry. */
[[nodiscard]] BlockParent blockParentOf(const document::Snapshot &snapshot, qsizetype line, qsizetype column,
                                        bool isItem, const QList<qsizetype> &dashes);

} // namespace assist
