#pragma once

#include "document.h"

namespace openapi {

/** The members of `components` that the version of the document has: `schemas`, `responses` … in the order of the
 * table. */
[[nodiscard]] QList<QByteArray> componentMembers(const document::Snapshot &snapshot);

/**
 * Adds a new component to a member of `components`, with an unused name. Returns its place. Unsupported: the version
 * has no such member. Other errors are those of addEntry().
 */
[[nodiscard]] base::Result<document::Pointer> addComponent(document::Document &document, const QByteArray &member);

/** Copies a component to an unused name after it, without the operationIds in it, which must be unique. Returns the
 * place of the copy. NotFound: there is no component. */
[[nodiscard]] base::Result<document::Pointer> duplicateComponent(document::Document &document,
                                                                 const document::Pointer &component);

} // namespace openapi
