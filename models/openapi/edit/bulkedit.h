#pragma once

#include "document.h"
#include "operationedit.h"

namespace openapi {

/** Edits of several operations as one edit of the document. Each function returns the number of operations that it
 * changed, without those that already have the tag, response, parameter or scheme. If an operation has other content at
 * the place of the change, such as a reference, nothing changes and an error is returned. */

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
/** Adds a security requirement with one scheme and no scopes to each operation. An operation's own requirements replace
 * those of the document. */
[[nodiscard]] base::Result<qsizetype> addSecurity(document::Document &document,
                                                  const QList<document::Pointer> &operations, const QByteArray &scheme);
/** Removes path items and operations, as one edit. Entries that do not exist are ignored. */
base::Result<void> removeEntries(document::Document &document, const QList<document::Pointer> &entries);

} // namespace openapi
