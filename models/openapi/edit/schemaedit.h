#pragma once

#include "document.h"

namespace openapi {

/** Adds a property of type string with an unused name. Returns its pointer. */
[[nodiscard]] base::Result<document::Pointer> addProperty(document::Document &document,
                                                          const document::Pointer &schema);
/** Removes a property and its entry in `required`. Removes `properties` if it becomes empty. */
[[nodiscard]] base::Result<void> removeProperty(document::Document &document, const document::Pointer &schema,
                                                const QByteArray &name);
/** Renames a property, in `required` too. AlreadyExists: the name is used. */
[[nodiscard]] base::Result<void> renameProperty(document::Document &document, const document::Pointer &schema,
                                                const QByteArray &name, const QByteArray &newName);
/** Adds the name to `required` or removes it. Removes the list if it becomes empty. */
[[nodiscard]] base::Result<void> setRequired(document::Document &document, const document::Pointer &schema,
                                             const QByteArray &name, bool required);
/** Writes `type`. A text that starts with '#' replaces the schema by a `$ref`. */
[[nodiscard]] base::Result<void> setSchemaType(document::Document &document, const document::Pointer &schema,
                                               const QString &type);

} // namespace openapi
