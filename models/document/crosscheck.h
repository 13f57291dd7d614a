#pragma once

#include "diagnostic.h"

namespace document {

class Snapshot;

/**
 * Parses a snapshot's text with yaml-cpp too and compares every scalar and the structure with the snapshot's tree.
 * Takes a second or more for each 10 MB, so run it on a worker. Returns a warning for each difference:
 * `second-opinion-value` (arguments: our text, the text that yaml-cpp reads), `second-opinion-structure`, and
 * `second-opinion-refused` (argument: the message of yaml-cpp). JSON and texts with syntax errors are not checked.
 */
[[nodiscard]] base::Diagnostics crossCheck(const Snapshot &snapshot);

} // namespace document
