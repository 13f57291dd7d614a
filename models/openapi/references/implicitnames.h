#pragma once

#include "referenceddocument.h"

namespace openapi {

/** A discriminator without a mapping for a schema: the name of the schema is the value that selects it. */
struct ImplicitName {
    document::Pointer discriminator; ///< The place of the Discriminator Object.
    /** The index of the reference in `oneOf` or `anyOf` beside the discriminator that names the schema; std::nullopt if
     * the schema names the schema with the discriminator in its `allOf`. */
    std::optional<qsizetype> use;
};

/** Returns the discriminators in a document that select the schema at `schema` by its name `name`. Discriminators that
 * have a mapping for the name or the schema, or that select another component by this name, are left out. Adds the
 * number of references and schemas that were read to `steps`, unless it is null. */
[[nodiscard]] QList<ImplicitName> implicitNamesOf(const ReferencedDocument &document, const Place &schema,
                                                  const QByteArray &name, qint64 *steps = nullptr);

} // namespace openapi
