#pragma once

#include "instance.h"

namespace schema {

/** True if the value has the format, the format is not known, or it is not for values of this type. */
[[nodiscard]] bool hasFormat(const Instance &instance, const QString &format);

} // namespace schema
