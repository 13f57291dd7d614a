#pragma once

#include "snapshotdata.h"

namespace document {

/** The scanner's faults, or what a valid tree shows: keys that stand twice, aliases without an anchor. */
[[nodiscard]] base::Diagnostics findProblems(const SnapshotData &data);

} // namespace document
