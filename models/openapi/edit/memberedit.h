#pragma once

#include "document.h"
#include "edits.h"
#include "specificationtable.h"

namespace openapi {

/**
 * Gives a place in a document of OpenAPI a value. A new member goes to the place among the others that the table has
 * for it; members that are there are not moved. Missing objects around it are created in the same way. Errors are those
 * of Document::set().
 */
base::Result<void> setMember(document::Document &document, const document::Pointer &place,
                             const document::Value &value);
/** setMember() as a function from a snapshot to the next. */
[[nodiscard]] document::EditResult setMemberIn(const document::Snapshot &before, const document::Pointer &place,
                                               const document::Value &value);
/** Adds a copy of an entry as copyInto() does, in the order of setMember(). The copy has the given value. */
[[nodiscard]] document::EditResult copyMemberIn(const document::Snapshot &before, const document::Pointer &place,
                                                const document::Value &value, const document::CopySource &source);

/** copyMemberIn() of an entry of the document itself, without the comments above it. */
[[nodiscard]] base::Result<void> copyMember(document::Document &document, const document::Pointer &place,
                                            const document::Value &value, const document::Pointer &from);

/** Adds an entry with an unused name to a map, or one at the end of a list; the collection is created where it is
 * missing. Returns its place. WrongType: the place has another value. */
[[nodiscard]] base::Result<document::Pointer> addEntry(document::Document &document, const document::Pointer &object,
                                                       const specification::Field &field, const document::Value &entry);

} // namespace openapi
