#pragma once

#include "referencetarget.h"

namespace bundling {

/** The text by which a file at the address `from` refers to a place. */
[[nodiscard]] QString relativeReference(const QString &from, const openapi::Place &to);

} // namespace bundling
