#pragma once

#include "schemaview.h"

namespace difference {

/** Returns true if a value, as canonical JSON, fits the types, limits and patterns of schemas. Their `enum`, formats
 * and schemas inside of them are not read. */
[[nodiscard]] bool fitsKeywords(const SchemaView &view, const QByteArray &json);
/** Returns true if limits and patterns make no difference because a schema lists its values, which the limits and
 * patterns of both sides treat in the same way. */
[[nodiscard]] bool areListed(const SchemaView &before, const SchemaView &now);
/** Returns the types that the values of a schema can have: of those that it states, the types of its allowed values. */
[[nodiscard]] quint8 typesOfValues(const SchemaView &view);

} // namespace difference
