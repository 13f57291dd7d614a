#pragma once

#include "objecttype.h"

namespace conversion {

/** Returns the name of the extension that keeps a field of 3.2 in documents of 3.1, or null if none is registered. */
[[nodiscard]] const char *extensionFor(specification::ObjectKind kind, QByteArrayView field);
/** Returns the field of 3.2 that an extension keeps in documents of 3.1, or null if the extension keeps none. */
[[nodiscard]] const char *fieldOfExtension(specification::ObjectKind kind, QByteArrayView extension);

} // namespace conversion
