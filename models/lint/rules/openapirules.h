#pragma once

#include "report.h"

namespace lint {

/** Checks version, info, paths, unique operation ids and path parameters. */
void checkOpenApi(const document::Snapshot &snapshot, Report &report);

} // namespace lint
