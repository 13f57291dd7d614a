#pragma once

#include "referencetarget.h"

namespace bundling {

/** Returns the text of a reference to the place `to` for use in the file at the address `from`: a URL if the target is
 * remote, a relative path if the target is another file, or only a fragment if it is the same file. */
[[nodiscard]] QString relativeReference(const QString &from, const openapi::Place &to);

} // namespace bundling
