#pragma once

#include "objecttype.h"

namespace conversion {

/** Returns the name of the extension that keeps a field in documents of earlier versions, or null if none does. */
[[nodiscard]] const char *extensionFor(specification::ObjectKind kind, QByteArrayView field);
/** Returns the field of 3.2 that an extension of 3.1 becomes, or null if it stays an extension. */
[[nodiscard]] const char *fieldOfExtension(specification::ObjectKind kind, QByteArrayView extension);

} // namespace conversion
