#pragma once

#include "report.h"
#include "subject.h"

namespace lint {

/** Checks the structure against the tables of the specification, unique operation ids and path parameters. */
void checkOpenApi(const Subject &subject, Report &report);

} // namespace lint
