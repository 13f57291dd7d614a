#pragma once

#include "correction.h"

#include <QString>

namespace messages {

/** Returns the translated title of a correction, such as “Add the query parameter “limit” to GET /pets”. It is the name
 * of its undo step, too. Empty if nothing is offered. */
[[nodiscard]] QString correctionTitle(const corrections::Correction &correction);

/** Returns the translated sentence that says why there is no correction; empty if there is one. */
[[nodiscard]] QString noCorrectionText(const corrections::Correction &correction);

} // namespace messages
