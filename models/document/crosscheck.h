#pragma once

#include "diagnostic.h"

namespace document {

class Snapshot;

/**
 * Reads a snapshot's text with another YAML reader and compares every scalar and the structure with the tree; a second
 * or more for each 10 MB, so for a worker. Gives a warning for each place that is read differently:
 * `second-opinion-value` (arguments: our text, the other's), `second-opinion-structure`, and `second-opinion-refused`
 * (the other reader's words). JSON and text that is not valid are not checked.
 */
[[nodiscard]] base::Diagnostics crossCheck(const Snapshot &snapshot);

} // namespace document
