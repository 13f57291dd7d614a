#pragma once

#include "textplace.h"

namespace assist {

/** What the byte is part of. `offset` is cut to the text. */
[[nodiscard]] TextPlace textPlaceAt(const document::Snapshot &snapshot, qsizetype offset);

} // namespace assist
