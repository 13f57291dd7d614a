#pragma once

#include "result.h"
#include "tilepart.h"
#include "value.h"

namespace document {

/** The text of a key: that of a scalar, any other key as JSON. Empty beyond a budget for what aliases bring in. */
[[nodiscard]] QByteArray keyText(const TilePart &key);

/** The whole subtree with aliases resolved, within a budget (TooLarge beyond it). */
[[nodiscard]] base::Result<Value> valueOf(const TilePart &part);

} // namespace document
