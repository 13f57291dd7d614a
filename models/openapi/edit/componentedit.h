#pragma once

#include "document.h"

namespace openapi {

/** Returns the names of the members of `components` that the document's version has, such as `schemas`, in the order of
 * the specification's table. */
[[nodiscard]] QList<QByteArray> componentMembers(const document::Snapshot &snapshot);

/** Adds a new component with an unused name to a member of `components`, and returns its place. Returns
 * the error Unsupported if the document's version has no such member; other errors are those of addEntry(). */
[[nodiscard]] base::Result<document::Pointer> addComponent(document::Document &document, const QByteArray &member);

/** Copies a component to an unused name after it, without the operationIds in it, which must be unique. Returns the
 * place of the copy, or the error NotFound if there is no component at the place. */
[[nodiscard]] base::Result<document::Pointer> duplicateComponent(document::Document &document,
                                                                 const document::Pointer &component);

} // namespace openapi
