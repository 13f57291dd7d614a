#pragma once

#include "problemcount.h"

namespace window {

/** The numbers of problems of each severity for tooltips: "Errors: 1, warnings: 2, information: 1". */
[[nodiscard]] QString problemsText(const workspace::ProblemCount &problems);

} // namespace window
