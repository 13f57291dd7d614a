#pragma once

#include "pathwalk.h"
#include "scriptvalue.h"

namespace jsonpath {

/** True if the filter of a selector accepts the item. `root` is the value of `$` in the path. */
[[nodiscard]] bool passesFilter(WalkState &state, const Selector &selector, const Item &item, const Item &root);

/** Returns the value of an item for a filter. Takes steps for a long text. */
[[nodiscard]] ScriptValue valueOfItem(WalkState &state, const Item &item);
/**
 * Returns the value of an expression that is null, true, false, a number or a text; an undefined value for other
 * expressions.
 */
[[nodiscard]] ScriptValue literalOf(const Expression &expression);

/**
 * True if a filter that is an expression of JavaScript accepts the item. Errors, such as a member of a missing value,
 * count as false.
 */
[[nodiscard]] bool passesScript(WalkState &state, const Expression &expression, const Item &item, const Item &root);
/** True if a filter in the syntax of RFC 9535 accepts the item. */
[[nodiscard]] bool passesRfc(WalkState &state, const Expression &expression, const Item &item, const Item &root);

} // namespace jsonpath
