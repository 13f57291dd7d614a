#pragma once

#include "document.h"
#include "specificationtable.h"

namespace openapi {

/**
 * Sets a member of an object of the specification. A new member goes to the place among the others that the table has
 * for it; members that are there are not moved. A missing object is created. Errors are those of Document::set().
 */
base::Result<void> setMember(document::Document &document, const document::Pointer &object,
                             specification::ObjectKind kind, const QByteArray &name, const document::Value &value);

/** Adds an entry with an unused name to a map, or one at the end of a list; the collection is created where it is
 * missing. Returns its place. WrongType: the place has another value. */
[[nodiscard]] base::Result<document::Pointer> addEntry(document::Document &document, const document::Pointer &object,
                                                       specification::ObjectKind kind,
                                                       const specification::Field &field, const document::Value &entry);

} // namespace openapi
