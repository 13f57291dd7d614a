#pragma once

#include "conflict.h"

namespace messages {

/** The sentence for a conflict of a merge, without its place, such as “Both sides changed the value.” */
[[nodiscard]] QString conflictText(const merge::Conflict &conflict);

} // namespace messages
