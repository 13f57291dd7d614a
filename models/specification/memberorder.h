#pragma once

#include "snapshot.h"
#include "specificationtable.h"
#include "value.h"

#include <functional>
#include <optional>

namespace specification {

/** A member that a document does not have yet, as Document::insert() adds it. */
struct NewMember {
    document::Pointer place; ///< The first object of a path that is missing, or the member itself.
    document::Value value;   ///< Of that place, with the missing objects below it.
    qsizetype index = -1;    ///< Among the members that are there; -1 for the end.
};

/** Tells what the table has at a place. */
using KindOf = std::function<ObjectKind(const document::Pointer &object)>;

/**
 * Where a value goes that is to be written at a place: after the nearest member that the table of the object has before
 * it, otherwise before the nearest one that the table has after it. Members that the table does not have go to the end.
 * Nothing is returned if there is a value at the place already, or if the nearest value around it is no object.
 */
[[nodiscard]] std::optional<NewMember> newMemberAt(const document::Snapshot &snapshot, const document::Pointer &place,
                                                   const document::Value &value, const KindOf &kindOf);

} // namespace specification
