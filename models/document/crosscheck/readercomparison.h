#pragma once

#include "diagnostic.h"
#include "snapshot.h"

namespace document {

/** Reads a valid YAML text with yaml-cpp and returns a warning for each place that it reads differently. */
[[nodiscard]] base::Diagnostics compareReaders(const Snapshot &snapshot);

} // namespace document
