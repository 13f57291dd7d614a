#pragma once

#include "snapshotdata.h"

namespace document {

/** Parses a whole text. If it has a syntax error, the tree is empty and all bytes are dirty. */
[[nodiscard]] std::shared_ptr<const SnapshotData> parseText(Text text, Format format);

} // namespace document
