#pragma once

#include "diagnostic.h"

namespace document {

class Snapshot;

/**
 * Reads a snapshot's text with yaml-cpp too and compares every scalar and the structure with the tree. Takes a second
 * or more for each 10 MB, so run it on a worker. Returns a warning for each difference: `second-opinion-value`
 * (arguments: our text, that of yaml-cpp), `second-opinion-structure`, and `second-opinion-refused` (the message of
 * yaml-cpp). JSON and texts with syntax errors are not checked.
 */
[[nodiscard]] base::Diagnostics crossCheck(const Snapshot &snapshot);

} // namespace document
