#pragma once

#include "document.h"

#include <QByteArrayList>

namespace openapi {

/** Returns the types that the `type` of a schema states, in the order of the text. */
[[nodiscard]] QByteArrayList typesOf(const document::Node &schema);
/** Sets the types of a schema: a text for one type, a list for several, and no `type` for none. A reference is
 * replaced. Other keywords stay. */
[[nodiscard]] base::Result<void> setTypes(document::Document &document, const document::Pointer &schema,
                                          const QByteArrayList &types);
/** Returns true if a schema states that null is allowed: with `nullable` until 3.0, as a type from 3.1 on. */
[[nodiscard]] bool isNullable(const document::Snapshot &snapshot, const document::Pointer &schema);
/** Allows or forbids null beside a schema's types: with `nullable` until 3.0, as a type from 3.1 on. */
[[nodiscard]] base::Result<void> setNullable(document::Document &document, const document::Pointer &schema,
                                             bool nullable);
/** Replaces a schema by a reference, or changes its `$ref`. From 3.1 on, keywords that only describe the schema stay
 * beside the reference. */
[[nodiscard]] base::Result<void> setReference(document::Document &document, const document::Pointer &schema,
                                              const QString &reference);
/** Replaces a schema by `true`, which allows all values, or by `false`, which allows none. */
[[nodiscard]] base::Result<void> setBooleanSchema(document::Document &document, const document::Pointer &schema,
                                                  bool allowsAll);
/** Changes a schema to what a text says: the type that it names, the boolean schema for "true" or "false", or otherwise
 * a reference with this text. */
[[nodiscard]] base::Result<void> setSchemaType(document::Document &document, const document::Pointer &schema,
                                               const QString &type);

} // namespace openapi
