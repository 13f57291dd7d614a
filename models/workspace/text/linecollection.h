#pragma once

#include "diagnostic.h"

#include <QByteArrayView>
#include <QList>

namespace workspace {

/** The collection that is the value of a key in a text without a tree, as in valueOfKey(): to its closing bracket, or
 * to the last line that is deeper than the key. Empty if the value is no collection. */
[[nodiscard]] base::Span collectionOfKey(QByteArrayView text, base::Span key, bool isJson);

/** The mapping that has the key: the lines around with the same column, or between its brackets if the key is not the
 * first of its line. Limited to some kilobytes, because it is looked for around each of many keys. */
[[nodiscard]] base::Span mappingAround(QByteArrayView text, base::Span key);

/** The value after an anchor that ends at `anchorEnd`, in a text without a tree: a scalar or a collection. */
[[nodiscard]] base::Span valueOfAnchor(QByteArrayView text, qsizetype anchorEnd);

/** A key or an item of a list in a text without a tree. */
struct LineEntry {
    base::Span key;      ///< Empty for an item of a list.
    base::Span value;    ///< A scalar; empty if it is something else.
    qsizetype level = 0; ///< Equal for entries of one mapping: the column, or the depth of brackets.
};
/** The entries in a part of a text, by place, with those of collections in it. Comments are items of a list, too. */
[[nodiscard]] QList<LineEntry> entriesIn(QByteArrayView text, base::Span part, bool isJson);

} // namespace workspace
