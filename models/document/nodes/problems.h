#pragma once

#include "snapshotdata.h"

namespace document {

/** The scanner's faults, or those of a valid tree: duplicate keys, aliases without an anchor. */
[[nodiscard]] base::Diagnostics findProblems(const SnapshotData &data);

} // namespace document
