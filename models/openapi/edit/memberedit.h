#pragma once

#include "document.h"
#include "edits.h"
#include "specificationtable.h"

namespace openapi {

/** Sets the value at a place in an OpenAPI document. A new member is inserted in the order of the specification's
 * table; existing members are not moved. Missing parents are created and inserted in this order, too. The errors
 * are those of Document::set(). */
base::Result<void> setMember(document::Document &document, const document::Pointer &place,
                             const document::Value &value);
/** Returns the edit of setMember() for a snapshot, without applying it. */
[[nodiscard]] document::EditResult setMemberIn(const document::Snapshot &before, const document::Pointer &place,
                                               const document::Value &value);
/** Returns the edit that adds a copy of the entry `source` at a place, as document::copyInto() does, but inserted in
 * the order of the specification's table. The copy has the value `value`, which can differ from the source's. */
[[nodiscard]] document::EditResult copyMemberIn(const document::Snapshot &before, const document::Pointer &place,
                                                const document::Value &value, const document::CopySource &source);

/** Adds a copy of the entry at `from` of the same document, without the comments above the entry, inserted in the order
 * of the specification's table. The value of the copy is `value`, which can differ from the value at `from`. */
[[nodiscard]] base::Result<void> copyMember(document::Document &document, const document::Pointer &place,
                                            const document::Value &value, const document::Pointer &from);

/** Adds an entry with an unused name to a map, or an entry at the end of a list. The map or list is the member `field`
 * of `object` and is created if it is missing. Returns the place of the entry, or the error WrongType if the member has
 * another type. */
[[nodiscard]] base::Result<document::Pointer> addEntry(document::Document &document, const document::Pointer &object,
                                                       const specification::Field &field, const document::Value &entry);

} // namespace openapi
