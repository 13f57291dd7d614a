#pragma once

#include "report.h"

namespace lint {

/** Checks upstream.authentication: flags, credentials and the header name. */
void checkUpstreamAuthentication(const definition::DefinitionView &view, Report &report);

} // namespace lint
