#pragma once

#include "document.h"
#include "referenceddocument.h"
#include "schematree.h"

namespace openapi {

/**
 * Renames a property of a schema, also where schemas of the same object name it: in `required`, `dependentRequired`,
 * `dependentSchemas` and `discriminator` of the schema itself and of its branches (`allOf`, `if`, …). References of the
 * document to the property and into it are updated. Returns the error AlreadyExists if the name is used; other errors
 * are those of planRename().
 *
 * `known` has the references of the present or an earlier state of the document. If it is null, the references are
 * read, which takes tens of milliseconds for 10 MB.
 */
[[nodiscard]] base::Result<void> renameProperty(document::Document &document, const document::Pointer &schema,
                                                const QByteArray &name, const QByteArray &newName,
                                                const ReferencedDocumentPtr &known = {});
/** Renames the schema of a row of a schema tree that has a name: a property as renameProperty() does, or an entry of
 * another map. Returns the error Unsupported if the row has no name. */
[[nodiscard]] base::Result<void> renameSchema(document::Document &document, const SchemaRow &row,
                                              const QByteArray &newName, const ReferencedDocumentPtr &known = {});

} // namespace openapi
