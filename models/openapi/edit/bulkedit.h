#pragma once

#include "document.h"
#include "operationedit.h"

namespace openapi {

/** The functions of this file change several operations in one edit of the document. Each returns the number of
 * operations that it changed. If it cannot change one of the operations, it changes none and returns an error. */

/** Adds a tag to each operation that does not have it. Returns the number of changed operations, or the error WrongType
 * if the `tags` of one are not a list. */
[[nodiscard]] base::Result<qsizetype> addTag(document::Document &document, const QList<document::Pointer> &operations,
                                             const QString &tag);
/** Adds a response to each operation that has none with this status. Returns the number of changed operations. */
[[nodiscard]] base::Result<qsizetype> addResponse(document::Document &document,
                                                  const QList<document::Pointer> &operations, const QByteArray &status,
                                                  const QString &description);
/** Adds a parameter to each operation that has none with this name and location. The description in `fields` is not
 * used. Returns the number of changed operations, or the error WrongType if the `parameters` of one are not a list. */
[[nodiscard]] base::Result<qsizetype> addParameterTo(document::Document &document,
                                                     const QList<document::Pointer> &operations,
                                                     const ParameterFields &fields);
/** Adds a security requirement with one scheme and no scopes to the `security` of each operation that has no
 * requirement with this scheme alone. Note that the `security` of an operation replaces the `security` of the document.
 * Returns the number of changed operations, or the error WrongType if the `security` of one is not a list. */
[[nodiscard]] base::Result<qsizetype> addSecurity(document::Document &document,
                                                  const QList<document::Pointer> &operations, const QByteArray &scheme);
/** Removes path items and operations in one edit of the document. Entries that do not exist are ignored. */
base::Result<void> removeEntries(document::Document &document, const QList<document::Pointer> &entries);

} // namespace openapi
