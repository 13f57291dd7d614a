#pragma once

#include "pointer.h"

#include <QString>

namespace designer {

/**
 * Returns a JSON Pointer in dot notation, such as `upstream.authentication`. The name of the gateway extension at its
 * start is left out.
 */
[[nodiscard]] QString placeName(const document::Pointer &pointer);

} // namespace designer
