#pragma once

#include <QString>

namespace openapi {

/** Returns a short name for a reference: the last name of its JSON Pointer, or else its file. */
[[nodiscard]] QString referenceName(const QString &reference);

} // namespace openapi
