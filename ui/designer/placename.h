#pragma once

#include "pointer.h"

#include <QString>

namespace designer {

/** The place in dot notation, `upstream.authentication`, without the name of the extension. */
[[nodiscard]] QString placeName(const document::Pointer &pointer);

} // namespace designer
