#pragma once

#include "document.h"

#include <QByteArrayList>

namespace openapi {

/** The types that a schema states, in the order of the text. */
[[nodiscard]] QByteArrayList typesOf(const document::Node &schema);
/** Makes these the types of a schema: a text for one type, a list for several, and no `type` for none. A reference is
 * replaced. What is not a type stays as it is. */
[[nodiscard]] base::Result<void> setTypes(document::Document &document, const document::Pointer &schema,
                                          const QByteArrayList &types);
/** True if the schema states that null is allowed: with `nullable` until 3.0, as a type from 3.1 on. */
[[nodiscard]] bool isNullable(const document::Snapshot &snapshot, const document::Pointer &schema);
/** Allows null beside the other types, or not, in the way of the version. */
[[nodiscard]] base::Result<void> setNullable(document::Document &document, const document::Pointer &schema,
                                             bool nullable);
/** Makes the schema a reference. From 3.1 on, what describes it stays beside the reference. */
[[nodiscard]] base::Result<void> setReference(document::Document &document, const document::Pointer &schema,
                                              const QString &reference);
/** Makes the schema `true`, which allows all values, or `false`, which allows none. */
[[nodiscard]] base::Result<void> setBooleanSchema(document::Document &document, const document::Pointer &schema,
                                                  bool allowsAll);
/** Writes a type, "true", "false", or else a reference. */
[[nodiscard]] base::Result<void> setSchemaType(document::Document &document, const document::Pointer &schema,
                                               const QString &type);

} // namespace openapi
