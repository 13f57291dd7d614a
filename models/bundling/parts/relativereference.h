#pragma once

#include "referencetarget.h"

namespace bundling {

/** Returns the text of a reference to the place `to` for use in the file at the address `from`: a URL if the target is
 * remote, a relative path if the target is another file, or only a fragment if it is the same file. */
[[nodiscard]] QString relativeReference(const QString &from, const openapi::Place &to);

/** Returns the text of a reference to a target for use in the file at the address `from`, as the other overload does;
 * the anchor of a target is kept. */
[[nodiscard]] QString relativeReference(const QString &from, const openapi::ReferenceTarget &to);

/** Returns a relative URI reference of the file at the address `from` as it has to be in the file at `to` to name the
 * same thing. A query or fragment is kept, and so is the percent-encoding. */
[[nodiscard]] QString movedUri(const QString &uri, const QString &from, const QString &to);

} // namespace bundling
