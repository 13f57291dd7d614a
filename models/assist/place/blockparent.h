#pragma once

#include "lineparts.h"

namespace assist {

/** The collection that contains an entry on a line of block YAML. */
struct BlockParent {
    bool isKnown = false;
    document::Pointer container; ///< The mapping or list that contains the entry.
    /** The offset of the opening bracket if the line is inside a flow collection, which is at `container`; otherwise
     * -1. */
    qsizetype flowOpening = -1;
    /** The keys that the mapping has in lines above the entry that are not in the document's tree. */
    QByteArrayList keys;
};

/** Finds the collection that contains an entry, by the entry's column, from the lines above it and the document's tree.
 * `dashes` are the columns of the list dashes before the entry on its line; `isItem` tells whether the entry is a list
 * item. */
[[nodiscard]] BlockParent blockParentOf(const document::Snapshot &snapshot, qsizetype line, qsizetype column,
                                        bool isItem, const QList<qsizetype> &dashes);

} // namespace assist
