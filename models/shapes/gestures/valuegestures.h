#pragma once

#include "editing.h"
#include "value.h"

namespace shapes {

/** Changes the schema of a row to what a text says: the name of a type, "true" or "false" for a boolean schema,
 * otherwise a reference: see openapi::setSchemaType(). A reference at the place is replaced; its target stays. The
 * entries of a discriminator's mapping that select a branch follow its new reference. */
[[nodiscard]] Outcome setType(const Editing &editing, const Row &row, const QString &type);
/** Sets a keyword of the schema of a row, or removes it if there is no value. Where members beside a `$ref` have no
 * meaning (OpenAPI 3.0), the keyword of the target is set. */
[[nodiscard]] Outcome setKeyword(const Editing &editing, const Row &row, const QByteArray &keyword,
                                 const std::optional<document::Value> &value);
/** Makes a property required or optional. It is required by the schema in which it is written; it is made optional in
 * all merged schemas that require it, in one undo step in each of their documents. */
[[nodiscard]] Outcome setRequired(const Editing &editing, const Row &row, bool required);
/** Replaces the schema of a row by one that a sample value fits. Title, description and extensions are kept. */
[[nodiscard]] Outcome makeFromSample(const Editing &editing, const Row &row, const document::Value &sample);

/** Returns the gesture that changes the keywords of a schema as an edit from `before` to `after` did, to make the edit
 * again at another place; null if no keyword differs, or one of the two is no object. */
[[nodiscard]] Gesture keywordChanges(const document::Node &before, const document::Node &after);

} // namespace shapes
