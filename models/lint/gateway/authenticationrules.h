#pragma once

#include "report.h"

namespace lint {

/** Checks `upstream.authentication` of the gateway extension: its flags, credentials and header name. */
void checkUpstreamAuthentication(const definition::DefinitionView &view, Report &report);

} // namespace lint
