#pragma once

#include "scanner.h"
#include "snapshotdata.h"

namespace document {

[[nodiscard]] base::Diagnostic diagnosticOf(const ScanFault &fault);

/** The scanner's faults, or what a valid tree shows: keys that stand twice, aliases without an anchor. */
[[nodiscard]] base::Diagnostics findProblems(const std::shared_ptr<const SnapshotData> &data);

} // namespace document
