#pragma once

#include "report.h"

namespace lint {

/** Reports components of a description that no reference refers to. */
void checkUnusedComponents(const description::Description &description, Report &report);

} // namespace lint
