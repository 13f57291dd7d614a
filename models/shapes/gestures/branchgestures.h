#pragma once

#include "editing.h"

namespace shapes {

/** Adds a branch to the `oneOf` of the target of a row, or to its `anyOf` if it has only that: a reference to the
 * schema `reference`, or an empty object if there is none. If the target has a discriminator with a mapping, the branch
 * gets an entry. Without `oneOf` and `anyOf`, a `oneOf` is added. */
[[nodiscard]] Outcome addBranch(const Editing &editing, const Row &row, const QString &reference = {});
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
