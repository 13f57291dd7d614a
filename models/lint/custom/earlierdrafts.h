#pragma once

#include "value.h"

namespace lint {

/** A JSON Schema of draft 4, 6, 7 or 2019-09 as what it means in 2020-12: lists in `items`, `dependencies`, and
 * `exclusiveMinimum: true` of draft 4. `dialect` is a name such as "draft4", or empty: then `$schema` says it. */
[[nodiscard]] document::Value inCurrentDraft(const document::Value &schema, const QString &dialect);

} // namespace lint
