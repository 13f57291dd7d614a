#pragma once

#include "pointer.h"

namespace messages {

/**
 * The name of a gateway setting in a definition, which is the label of its field in forms: "Password". `field` is its
 * place below the gateway's extension. A setting without a field in forms is named in dot notation: "middleware.note".
 */
[[nodiscard]] QString settingName(const document::Pointer &field);

} // namespace messages
