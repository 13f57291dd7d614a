#pragma once

#include <QString>

namespace openapi {

/** Returns a short name for a reference: the last token of its JSON Pointer, otherwise its anchor or the name of its
 * file. */
[[nodiscard]] QString referenceName(const QString &reference);

} // namespace openapi
