#pragma once

#include "editing.h"

namespace shapes {

/** Branches that a schema gets. */
struct Branches {
    QByteArray keyword = "oneOf";  ///< `oneOf` or `anyOf`.
    QStringList references;        ///< The schemas to choose from, as texts of `$ref`.
    bool hasDiscriminator = false; ///< Whether the schema gets a discriminator if it has none.
};

/** Makes the schema that is written at a row a choice between branches. They replace its type or `$ref` and the
 * keywords of the type; what describes the schema, properties, and other branches stay. A schema that has branches of
 * the keyword gets those that it does not have, and keeps everything else. Its discriminator gets entries for values
 * that are not the names of the branches, or for all if it has a mapping. Unsupported: there are no references. */
[[nodiscard]] Outcome addBranches(const Editing &editing, const Row &row, const Branches &branches);
/** Turns the schema of a row into a `oneOf` whose first branch is what the schema was. Title and description stay. */
[[nodiscard]] Outcome turnIntoOneOf(const Editing &editing, const Row &row);
/** Adds a discriminator to the target of a row, which has `oneOf` or `anyOf`, with a mapping entry for each branch that
 * is a reference: the name of the component selects it. `property` is the name of the discriminating property. Errors:
 * AlreadyExists; Unsupported: no branch is a reference. */
[[nodiscard]] Outcome addDiscriminator(const Editing &editing, const Row &row, const QByteArray &property);
/** Returns the name of a property that can discriminate the branches of a row: one that is required and has a text in
 * all of them, or "type". */
[[nodiscard]] QByteArray discriminatingProperty(const Editing &editing, const Row &row);

} // namespace shapes
