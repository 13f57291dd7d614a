#pragma once

#include "additions.h"

#include <QString>

namespace designer {

/** Returns what a draft adds in a few words, translated, such as "5 operations, 2 schemas and 1 tag"; an empty text if
 * it adds nothing that has a name. */
[[nodiscard]] QString additionsText(const drafts::Additions &additions);

} // namespace designer
