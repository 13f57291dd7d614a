#pragma once

#include "editing.h"

namespace shapes {

/**
 * Makes a gesture only for the schema that is shown, and not for the other places that use the component in which the
 * row is written. The references on the way from the root to the row are replaced by copies of their targets, the
 * outermost first, and the gesture is made in the copy: one undo step in the document of the outermost reference. A
 * copy is made and not an `allOf` of a reference and the changed keywords, because keywords beside a reference can't
 * remove or widen what its target says, and because the copy has the same rows as before.
 *
 * A gesture that edits other schemas that are merged with that of the row, such as setRequired(), gets copies of
 * them, too, if they are in `others`. Those that are not are left out of Row::requiredBy.
 *
 * A gesture that edits the target of a row with a reference, such as addProperty(), takes insideReference() of the row.
 * What is not inside the target of a reference is edited where it is. Errors are those of the gesture and of
 * bundling::inlineReference().
 */
[[nodiscard]] Outcome onlyHere(const Editing &editing, const Row &row, const Gesture &gesture,
                               const QList<MergedSchema> &others = {});

/** Makes the schema of a row a component of its document under the name of componentNameFor(), and puts a
 * reference in its place. Returns the place of the component. */
[[nodiscard]] Outcome extract(const Editing &editing, const Row &row);
/** Replaces the `$ref` of a row by a copy of its target. */
[[nodiscard]] Outcome inlineTarget(const Editing &editing, const Row &row);

} // namespace shapes
