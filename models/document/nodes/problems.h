#pragma once

#include "snapshotdata.h"

namespace document {

/**
 * Returns the syntax errors of a text, or what is wrong in the tree of a valid text: duplicate keys and aliases without
 * an anchor.
 */
[[nodiscard]] base::Diagnostics findProblems(const SnapshotData &data);

} // namespace document
