#pragma once

#include "pathwalk.h"
#include "scriptvalue.h"

namespace jsonpath {

/** True if a filter takes the item. `root` is `$` of the path. */
[[nodiscard]] bool passesFilter(WalkState &state, const Selector &selector, const Item &item, const Item &root);

/** The value of an item. Takes steps for a long text. */
[[nodiscard]] ScriptValue valueOfItem(WalkState &state, const Item &item);
/** The value of null, true, false, a number or a text; nothing for other expressions. */
[[nodiscard]] ScriptValue literalOf(const Expression &expression);

/** An expression of JavaScript. Errors, such as a member of what is not there, have no value and count as false. */
[[nodiscard]] bool passesScript(WalkState &state, const Expression &expression, const Item &item, const Item &root);
/** An expression of the RFC. */
[[nodiscard]] bool passesRfc(WalkState &state, const Expression &expression, const Item &item, const Item &root);

} // namespace jsonpath
