#pragma once

#include "document.h"
#include "operationedit.h"

namespace openapi {

/**
 * Edits of several operations as one. The result is the number of operations that changed; those that have it already
 * do not. Operations with other content in its place, such as a reference, are an error and nothing changes.
 */

/** Adds a tag to each operation. */
[[nodiscard]] base::Result<qsizetype> addTag(document::Document &document, const QList<document::Pointer> &operations,
                                             const QString &tag);
/** Adds a response to each operation that has none with this status. */
[[nodiscard]] base::Result<qsizetype> addResponse(document::Document &document,
                                                  const QList<document::Pointer> &operations, const QByteArray &status,
                                                  const QString &description);
/** Adds a parameter to each operation that has none with this name and location. */
[[nodiscard]] base::Result<qsizetype> addParameterTo(document::Document &document,
                                                     const QList<document::Pointer> &operations,
                                                     const ParameterFields &fields);
/** Adds a security requirement with one scheme and no scopes. It replaces the document's for these operations. */
[[nodiscard]] base::Result<qsizetype> addSecurity(document::Document &document,
                                                  const QList<document::Pointer> &operations, const QByteArray &scheme);
/** Removes path items and operations. */
base::Result<void> removeEntries(document::Document &document, const QList<document::Pointer> &entries);

} // namespace openapi
