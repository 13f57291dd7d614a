#pragma once

#include "diagnostic.h"
#include "pointer.h"

namespace designer {

/** Returns the problems of the value at `place` and of the values inside it. */
[[nodiscard]] base::Diagnostics problemsBelow(const base::Diagnostics &problems, const document::Pointer &place);
/**
 * Returns the problem that the object at `object` has no member `name`, which it needs; null if there is none. The
 * pointer is valid as long as `problems`.
 */
[[nodiscard]] const base::Diagnostic *missingMember(const base::Diagnostics &problems, const document::Pointer &object,
                                                    QByteArrayView name);

} // namespace designer
