#pragma once

#include "editing.h"

namespace shapes {

/** Adds a property of type string with an unused name to the target of a row. If the target consists of an `allOf`, the
 * property is added to the last part that is written in it and has properties. */
[[nodiscard]] Outcome addProperty(const Editing &editing, const Row &row);
/** Adds a schema to a keyword of the target of a row, as openapi::addSchema() does: a branch, `items`, … */
[[nodiscard]] Outcome addSchema(const Editing &editing, const Row &row, const QByteArray &keyword);
/** Renames a property or another entry with a name, with the references of the description to it and the names that its
 * object has in `required`, `discriminator`, …: see openapi::renameSchema(). All documents with references are changed,
 * or none. Errors: AlreadyExists; with the address of a document with references, ReadOnly, ReadFailed (it can't be
 * loaded), ChangedOnDisk (it is another one than the one whose references were read), and SyntaxError. */
[[nodiscard]] Outcome rename(const Editing &editing, const Row &row, const QByteArray &name);
/** Removes the schema of a row; for a property, its entries in `required`, too. Returns the place of the owner. */
[[nodiscard]] Outcome remove(const Editing &editing, const Row &row);
/** Adds a copy of an entry after it, under an unused name. */
[[nodiscard]] Outcome duplicate(const Editing &editing, const Row &row);
/** Returns true if the row can move by `by` entries among the entries of its keyword. */
[[nodiscard]] bool canMove(const document::Snapshot &snapshot, const Row &row, int by);
/** Moves an entry by `by` entries among the entries of its keyword, with all of its bytes. */
[[nodiscard]] Outcome moveBy(const Editing &editing, const Row &row, int by);
/** Moves an entry before the entry `index` of the same keyword. */
[[nodiscard]] Outcome moveTo(const Editing &editing, const Row &row, qsizetype index);
/** Moves a property into the target of another row of the same document, under an unused name if the name is taken. It
 * is required there if it was required. References to it are updated. Errors: Unsupported for another document, or if
 * the property contains the other row. */
[[nodiscard]] Outcome moveInto(const Editing &editing, const Row &row, const Row &schema);

} // namespace shapes
