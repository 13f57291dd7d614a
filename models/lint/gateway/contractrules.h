#pragma once

#include "report.h"

namespace lint {

/** Checks that what the entry document promises clients agrees with what its gateway extension says. */
void checkContract(const description::Description &description, Report &report);

} // namespace lint
