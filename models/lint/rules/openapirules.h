#pragma once

#include "project.h"
#include "report.h"
#include "subject.h"

namespace lint {

/** Checks the structure against the tables of the specification and the schemas of vendor extensions, unique operation
 * ids and path parameters. */
void checkOpenApi(const Subject &subject, const Project &project, Report &report);

} // namespace lint
