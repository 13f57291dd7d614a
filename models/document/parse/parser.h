#pragma once

#include "snapshotdata.h"

namespace document {

/** Parses a whole text. When it is refused the tree is empty and everything is dirty. */
[[nodiscard]] std::shared_ptr<const SnapshotData> parseText(Text text, Format format);

} // namespace document
