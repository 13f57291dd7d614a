#pragma once

#include "document.h"
#include "specificationtable.h"

namespace openapi {

/** Sets the text of a field that decides which other fields its object has, such as the type of a security scheme. The
 * members that the object can't have with the new text are removed, and those that it needs are added with their
 * first values. All other members stay as they are. Call it in a Document::Step, so that it is one undo step. */
base::Result<void> setDecidingField(document::Document &document, const document::Pointer &object,
                                    specification::ObjectKind kind, const specification::Field &field,
                                    const document::Value &value);

} // namespace openapi
