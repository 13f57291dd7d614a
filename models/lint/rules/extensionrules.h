#pragma once

#include "report.h"

namespace lint {

/** The extension itself: info, state, listen path, upstream URL. */
void checkExtension(const definition::DefinitionView &view, Report &report);

} // namespace lint
