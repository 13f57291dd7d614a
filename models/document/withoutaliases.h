#pragma once

#include "snapshot.h"

#include <functional>

namespace document {

/** What withoutAliases() does with anchors. */
enum class Anchors { Kept, Removed };

/**
 * Returns a YAML document in which copies of the anchored values replace those aliases for which `isReplaced` returns
 * true, and merge keys with such aliases are replaced by the members that they bring in. Comments and the style of the
 * rest stay. `isReplaced` gets the alias; its resolved() is the anchored node. Errors: TooLarge if the copies are more
 * than MaximumAliasSteps steps; SyntaxError.
 */
[[nodiscard]] base::Result<Snapshot> withoutAliases(const Snapshot &snapshot,
                                                    const std::function<bool(const Node &alias)> &isReplaced,
                                                    Anchors anchors);

/** Returns a YAML document with copies instead of all aliases and of the merge keys that use them, and without anchors.
 * A document without aliases is returned unchanged. Errors: TooLarge if the copies are more than
 * MaximumAliasSteps steps; SyntaxError. */
[[nodiscard]] base::Result<Snapshot> withoutAliases(const Snapshot &snapshot);

} // namespace document
