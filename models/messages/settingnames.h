#pragma once

#include "pointer.h"

namespace messages {

/**
 * The name of a gateway setting, as the label of its field: "Password". `field` is a place below the extension. A
 * setting without a field is in dot notation: "middleware.note".
 */
[[nodiscard]] QString settingName(const document::Pointer &field);

} // namespace messages
