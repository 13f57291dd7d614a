#pragma once

#include "result.h"
#include "tilepart.h"
#include "value.h"

namespace document {

/**
 * Returns the text of a key: the decoded text of a scalar, any other key as JSON. Empty if aliases bring in more than a
 * budget allows.
 */
[[nodiscard]] QByteArray keyText(const TilePart &key);

/**
 * Returns the part's whole subtree as a value, with aliases resolved. Error: TooLarge if aliases add more than
 * MaximumAliasSteps steps.
 */
[[nodiscard]] base::Result<Value> valueOf(const TilePart &part);

} // namespace document
