#pragma once

#include <QString>

namespace openapi {

/** What a reference is called where there is little room: the last name of its JSON Pointer, or else its file. */
[[nodiscard]] QString referenceName(const QString &reference);

} // namespace openapi
