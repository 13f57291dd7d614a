#pragma once

#include "value.h"

namespace propertyline {

/** One step of an edit of a list. The indexes count the items after the earlier steps. */
struct ItemChange {
    enum class Kind : quint8 { Change, Insert, Remove, Move };
    Kind kind;
    qsizetype index;          ///< The item to change, remove or move; or where the new one is inserted.
    qsizetype to = -1;        ///< Where the item moves to.
    document::Value old = {}; ///< The value of an item that changes.
    document::Value now = {}; ///< The value of a new or changed item.
};

/** Returns the steps that make the list `now` of the list `old`. Equal items stay as they are, also at other positions.
 * If as many items disappear as are new, these change in place. */
[[nodiscard]] QList<ItemChange> itemChanges(const QList<document::Value> &old, const QList<document::Value> &now);

} // namespace propertyline
