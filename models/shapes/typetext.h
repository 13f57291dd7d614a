#pragma once

#include "node.h"

namespace shapes {

/** Returns a summary of the values that a schema allows, as a user would say it on one line: `string`, `uuid`,
 * `Contact[]`, `"active" | "blocked"`, `map<integer>`, `Card | Voucher`, `string | null`; `any` if the schema does not
 * limit the type. References are shown by the names of their targets and are not followed. */
[[nodiscard]] QString typeText(const document::Node &schema);

} // namespace shapes
