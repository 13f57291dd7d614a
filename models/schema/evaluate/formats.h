#pragma once

#include "instance.h"

namespace schema {

/**
 * True if the value has the format, if the format is not known, or if the format does not apply to values of its type.
 */
[[nodiscard]] bool hasFormat(const Instance &instance, const QString &format);

} // namespace schema
