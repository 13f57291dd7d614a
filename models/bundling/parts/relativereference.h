#pragma once

#include "referencetarget.h"

namespace bundling {

/** Returns the text of a reference to a place from a file at the address `from`. */
[[nodiscard]] QString relativeReference(const QString &from, const openapi::Place &to);

} // namespace bundling
