#pragma once

#include "document.h"
#include "schematree.h"

namespace openapi {

/** Adds a schema to a keyword of a schema: under an unused name of a map, at the end of a list, or as the keyword's
 * value. Returns its pointer. Errors: AlreadyExists if the keyword has a single value already, Unsupported if the
 * keyword has no schemas in this version. */
[[nodiscard]] base::Result<document::Pointer> addSchema(document::Document &document, const document::Pointer &schema,
                                                        const QByteArray &keyword);
/** Adds a property of type string with an unused name to a schema, and returns its pointer. */
[[nodiscard]] base::Result<document::Pointer> addProperty(document::Document &document,
                                                          const document::Pointer &schema);
/** Removes the schema of a row of a schema tree; for a property, its entry in `required`, too. Removes the list or map
 * of the keyword if it becomes empty. Returns the error Unsupported for the root. */
[[nodiscard]] base::Result<void> removeSchema(document::Document &document, const SchemaRow &row);
/** Removes a property of a schema and its entry in `required`. Removes `properties` if it becomes empty. */
[[nodiscard]] base::Result<void> removeProperty(document::Document &document, const document::Pointer &schema,
                                                const QByteArray &name);
/** Adds a copy of a row's schema after it, under an unused name, and returns the copy's place. The copy of a required
 * property is required. Returns the error Unsupported if the row is the only schema of its keyword. */
[[nodiscard]] base::Result<document::Pointer> duplicateSchema(document::Document &document, const SchemaRow &row);
/** Returns true if the row's schema can move by `by` entries within the list or map of its keyword. */
[[nodiscard]] bool canMoveSchema(const document::Snapshot &snapshot, const SchemaRow &row, int by);
/** Moves the row's schema by `by` entries within the list or map of its keyword, with all of its bytes. Returns its new
 * place. */
[[nodiscard]] base::Result<document::Pointer> moveSchema(document::Document &document, const SchemaRow &row, int by);
/** Adds the name of a property to `required` of a schema, or removes it. Removes the list if it becomes empty. */
[[nodiscard]] base::Result<void> setRequired(document::Document &document, const document::Pointer &schema,
                                             const QByteArray &name, bool required);

} // namespace openapi
