#pragma once

#include "node.h"

namespace schema {

/** Returns the indexes of the items of a list that are equal to an earlier item as JSON values: numbers by value,
 * members in any order. Objects that have two members with the same name are left out. The time is limited by the
 * length of the list's text: if aliases multiply its size, the items after them are not compared. */
[[nodiscard]] QList<qsizetype> repeatedValues(const document::Node &list);

} // namespace schema
