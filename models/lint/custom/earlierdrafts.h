#pragma once

#include "value.h"

namespace lint {

/** Returns a JSON Schema of draft 4, 6, 7 or 2019-09, rewritten as a schema of 2020-12 with the same meaning: lists in
 * `items`, `dependencies`, and `exclusiveMinimum: true` of draft 4. `dialect` is a name such as "draft4"; if it is
 * empty, the schema's `$schema` tells the draft. */
[[nodiscard]] document::Value inCurrentDraft(const document::Value &schema, const QString &dialect);

} // namespace lint
