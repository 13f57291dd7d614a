#pragma once

#include "diagnostic.h"

#include <QList>

namespace workspace {

class LineReader;

/** The bytes of the collection that is the value of a key in a text without a tree, which valueOfKey() does not return:
 * to its closing bracket, or to the last line that is deeper than the key. Empty if the value is no collection. */
[[nodiscard]] base::Span collectionOfKey(const LineReader &reader, base::Span key);

/**
 * The bytes of the mapping that contains a key, in a text without a tree: the lines above and below with the key's
 * column, or the text between the brackets around it if the key is not the first of its line. Limited to some kilobytes
 * on both sides, because this is searched for each of many keys.
 */
[[nodiscard]] base::Span mappingAround(const LineReader &reader, base::Span key);

/** The key whose value is the mapping that contains `key`, in a text without a tree: in the lines above `key`, or
 * before the brackets around it. Empty if there is none within some kilobytes. */
[[nodiscard]] base::Span keyAround(const LineReader &reader, base::Span key);

/** The scalar or collection after an anchor that ends at `anchorEnd`, in a text without a tree. */
[[nodiscard]] base::Span valueOfAnchor(const LineReader &reader, qsizetype anchorEnd);

/** A key or an item of a list in a text without a tree. */
struct LineEntry {
    base::Span key;      ///< The bytes of the key; empty for an item of a list.
    base::Span value;    ///< The bytes of the value if it is a scalar; otherwise empty.
    qsizetype level = 0; ///< The column of the entry, or the depth of brackets; equal for entries of one mapping.
};
/** The entries in a part of a text without a tree, by place, with the entries of all collections in it. Comments count
 * as items of a list. */
[[nodiscard]] QList<LineEntry> entriesIn(const LineReader &reader, base::Span part);

} // namespace workspace
