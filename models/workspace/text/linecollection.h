#pragma once

#include "diagnostic.h"

#include <QList>

namespace workspace {

class LineReader;

/** The collection that is the value of a key in a text without a tree, as in valueOfKey(): to its closing bracket, or
 * to the last line that is deeper than the key. Empty if the value is no collection. */
[[nodiscard]] base::Span collectionOfKey(const LineReader &reader, base::Span key);

/** The mapping that has the key: the lines around with the same column, or between its brackets if the key is not the
 * first of its line. Limited to some kilobytes, because it is looked for around each of many keys. */
[[nodiscard]] base::Span mappingAround(const LineReader &reader, base::Span key);

/** The key of the mapping that has the key, in the lines above or before the brackets around. Empty if there is none
 * within some kilobytes. */
[[nodiscard]] base::Span keyAround(const LineReader &reader, base::Span key);

/** The value after an anchor that ends at `anchorEnd`, in a text without a tree: a scalar or a collection. */
[[nodiscard]] base::Span valueOfAnchor(const LineReader &reader, qsizetype anchorEnd);

/** A key or an item of a list in a text without a tree. */
struct LineEntry {
    base::Span key;      ///< Empty for an item of a list.
    base::Span value;    ///< A scalar; empty if it is something else.
    qsizetype level = 0; ///< Equal for entries of one mapping: the column, or the depth of brackets.
};
/** The entries in a part of a text, by place, with those of collections in it. Comments are items of a list, too. */
[[nodiscard]] QList<LineEntry> entriesIn(const LineReader &reader, base::Span part);

} // namespace workspace
