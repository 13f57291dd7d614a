#pragma once

#include "side.h"
#include "value.h"

namespace difference {

/** Returns the values that `enum` and `const` of a schema and of those inside of it name, and numbers and texts at and
 * beside their limits. At most some hundred. */
[[nodiscard]] QList<document::Value> valuesNamedIn(Side &side, const Located &schema);
/** Returns names of properties that can matter for a schema: those that it declares or requires itself, samples of the
 * patterns of names, and some that are none of them. */
[[nodiscard]] QList<QByteArray> memberNamesIn(Side &side, const Located &schema);
/** Returns numbers around a limit, and texts, lists and objects of these sizes. */
[[nodiscard]] QList<document::Value> valuesAround(qint64 limit);

} // namespace difference
