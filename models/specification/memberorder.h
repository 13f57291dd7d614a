#pragma once

#include "snapshot.h"
#include "specificationtable.h"
#include "value.h"

#include <functional>
#include <optional>

namespace specification {

/** A member that a document does not have yet, with the position at which Document::insert() has to add it. */
struct NewMember {
    document::Pointer place; ///< The place of the new member: the member itself, or its first parent that is missing.
    document::Value value;   ///< The value at `place`, including the missing objects below it.
    qsizetype index = -1;    ///< The index of the new member among the existing members; -1 for the end.
};

/** Returns the kind of object that the specification's table has at a place of a document. */
using KindOf = std::function<ObjectKind(const document::Pointer &object)>;

/** Returns where a value for a place has to be inserted: after the nearest member that the specification's table has
 * before it, otherwise before the nearest member that the table has after it. Members that the table does not have go
 * to the end. Returns std::nullopt if the place has a value already, or if its nearest existing parent is no object. */
[[nodiscard]] std::optional<NewMember> newMemberAt(const document::Snapshot &snapshot, const document::Pointer &place,
                                                   const document::Value &value, const KindOf &kindOf);

} // namespace specification
