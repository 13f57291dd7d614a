#pragma once

#include "report.h"
#include "subject.h"

namespace lint {

/** Reports components that nothing refers to. */
void checkUnusedComponents(const Subject &subject, Report &report);

} // namespace lint
