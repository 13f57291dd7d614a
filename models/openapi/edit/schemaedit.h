#pragma once

#include "document.h"

namespace openapi {

/** Adds a property of type string under a free name. Answers its place. */
[[nodiscard]] base::Result<document::Pointer> addProperty(document::Document &document,
                                                          const document::Pointer &schema);
/** Takes a property and its entry in `required` away; the last one takes `properties` with it. */
[[nodiscard]] base::Result<void> removeProperty(document::Document &document, const document::Pointer &schema,
                                                const QByteArray &name);
/** Gives a property another name, in `required` too. AlreadyExists. */
[[nodiscard]] base::Result<void> renameProperty(document::Document &document, const document::Pointer &schema,
                                                const QByteArray &name, const QByteArray &newName);
/** Adds the name to `required` or takes it out; the last one takes the list with it. */
[[nodiscard]] base::Result<void> setRequired(document::Document &document, const document::Pointer &schema,
                                             const QByteArray &name, bool required);
/** Writes `type`, or for a text that begins with '#' a `$ref` in place of all that stood there. */
[[nodiscard]] base::Result<void> setSchemaType(document::Document &document, const document::Pointer &schema,
                                               const QString &type);

} // namespace openapi
