#pragma once

#include "node.h"

#include <QByteArrayList>

namespace conversion {

/** Returns the names in a list of types, without `null`; an empty list for a `type` that is no list. */
[[nodiscard]] QByteArrayList typesOf(const document::Node &type);
/** Returns true for the `type` of null alone: `null` and `[null]`. */
[[nodiscard]] bool isNullType(const document::Node &type);
/** Returns true for a schema that every value fits: `true` and `{}`. */
[[nodiscard]] bool fitsAll(const document::Node &schema);
/** Returns true for the schema `false`, which no value fits. */
[[nodiscard]] bool fitsNone(const document::Node &schema);

} // namespace conversion
