#pragma once

#include "textplace.h"

namespace assist {

/** Returns what byte `offset` of the text is part of, such as a key or a value. The text does not have to be valid. */
[[nodiscard]] TextPlace textPlaceAt(const document::Snapshot &snapshot, qsizetype offset);

} // namespace assist
