#pragma once

#include "report.h"

namespace lint {

/** Compares what the document promises clients with what its gateway extension says. */
void checkContract(const description::Description &description, Report &report);

} // namespace lint
