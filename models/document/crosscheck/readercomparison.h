#pragma once

#include "diagnostic.h"
#include "snapshot.h"

namespace document {

/** Parses a valid YAML text with yaml-cpp and returns a warning for each place that yaml-cpp reads differently. */
[[nodiscard]] base::Diagnostics compareReaders(const Snapshot &snapshot);

} // namespace document
