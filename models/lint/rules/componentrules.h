#pragma once

#include "report.h"

namespace lint {

/** Reports components that nothing refers to. */
void checkUnusedComponents(const description::Description &description, Report &report);

} // namespace lint
