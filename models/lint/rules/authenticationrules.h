#pragma once

#include "report.h"

namespace lint {

/** The section upstream.authentication: flags, credentials and the header that carries them. */
void checkUpstreamAuthentication(const definition::DefinitionView &view, Report &report);

} // namespace lint
