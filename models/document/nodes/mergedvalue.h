#pragma once

#include "result.h"
#include "tilepart.h"
#include "value.h"

namespace document {

/**
 * Returns the part's whole subtree as valueOf() of nodevalue.h does, with the members that merge keys bring in at the
 * places of the merge keys. Error: TooLarge if aliases and merge keys add more than MaximumAliasSteps steps.
 */
[[nodiscard]] base::Result<Value> mergedValueOf(const TilePart &part);

} // namespace document
