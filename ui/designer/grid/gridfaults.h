#pragma once

#include "cellfault.h"

namespace designer {

/** Returns the translated sentence that says what is wrong with a cell, or why a text can't be its new text. */
[[nodiscard]] QString faultText(const operationgrid::Fault &fault);

} // namespace designer
