#pragma once

#include "objecttype.h"

namespace conversion {

/** The extension that keeps a field of 3.2 in documents of 3.1; null if none is registered. */
[[nodiscard]] const char *extensionFor(specification::ObjectKind kind, QByteArrayView field);
/** The field of 3.2 that such an extension keeps; null if it is none. */
[[nodiscard]] const char *fieldOfExtension(specification::ObjectKind kind, QByteArrayView extension);

} // namespace conversion
