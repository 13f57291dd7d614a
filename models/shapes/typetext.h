#pragma once

#include "node.h"

namespace shapes {

/** Returns a summary of the values that a schema allows, as a user would say it on one line: `string`, `uuid`,
 * `Contact[]`, `"active" | "blocked"`, `map<integer>`, `Card | Voucher`, `string | null`; `any` if the schema does not
 * limit the type. References are shown by the names of their targets and are not followed. */
[[nodiscard]] QString typeText(const document::Node &schema);
/** Returns the type that the other keywords of a schema without `type` are about: `object` for one with properties or
 * several parts, `array` for one with items, as typeText() shows it; empty for all others. */
[[nodiscard]] QByteArray impliedType(const document::Node &schema);

} // namespace shapes
