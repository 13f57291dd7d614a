#pragma once

#include "report.h"

namespace lint {

/** Checks the structure against the tables of the specification, unique operation ids and path parameters. */
void checkOpenApi(const document::Snapshot &snapshot, Report &report);

} // namespace lint
