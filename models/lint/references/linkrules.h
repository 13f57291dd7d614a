#pragma once

#include "lintoptions.h"
#include "report.h"

namespace lint {

/** Checks that the links of the description name operations that one of its documents has. Nothing is reported if a
 * file that can have operations is not available. Documents that are not wanted are left out. */
void checkLinkedOperations(const description::Description &description, const Options &options, Report &report);

} // namespace lint
