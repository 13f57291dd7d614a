#pragma once

#include "document.h"
#include "schematree.h"

namespace openapi {

/**
 * Adds a schema to a keyword of a schema: under an unused name, at the end of a list, or as the keyword's value.
 * Returns its pointer. AlreadyExists: the keyword has a value. Unsupported: the keyword has no schemas in this version.
 */
[[nodiscard]] base::Result<document::Pointer> addSchema(document::Document &document, const document::Pointer &schema,
                                                        const QByteArray &keyword);
/** Adds a property of type string with an unused name. Returns its pointer. */
[[nodiscard]] base::Result<document::Pointer> addProperty(document::Document &document,
                                                          const document::Pointer &schema);
/** Removes the schema of a row, of a property its entry in `required` too. Removes the list or map of the keyword if it
 * becomes empty. Unsupported: the root. */
[[nodiscard]] base::Result<void> removeSchema(document::Document &document, const SchemaRow &row);
/** Removes a property and its entry in `required`. Removes `properties` if it becomes empty. */
[[nodiscard]] base::Result<void> removeProperty(document::Document &document, const document::Pointer &schema,
                                                const QByteArray &name);
/** Adds a copy after the row, under an unused name; a required property's copy is required. Unsupported: the row is the
 * only schema of its keyword. Returns the copy's place. */
[[nodiscard]] base::Result<document::Pointer> duplicateSchema(document::Document &document, const SchemaRow &row);
/** True if the row has a place `by` entries further in the list or map of its keyword. */
[[nodiscard]] bool canMoveSchema(const document::Snapshot &snapshot, const SchemaRow &row, int by);
/** Moves the row by that many entries, with all of its bytes. Returns its place then. */
[[nodiscard]] base::Result<document::Pointer> moveSchema(document::Document &document, const SchemaRow &row, int by);
/** Adds the name to `required` or removes it. Removes the list if it becomes empty. */
[[nodiscard]] base::Result<void> setRequired(document::Document &document, const document::Pointer &schema,
                                             const QByteArray &name, bool required);

} // namespace openapi
