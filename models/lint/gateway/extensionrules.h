#pragma once

#include "report.h"

namespace lint {

/** Checks the gateway extension of a definition: types, info, state, listen path and upstream URL. */
void checkExtension(const definition::DefinitionView &view, Report &report);

} // namespace lint
