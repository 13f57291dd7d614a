#pragma once

#include "report.h"

namespace lint {

/** What every OpenAPI document must have: version, info, paths, unique operation ids, declared path parameters. */
void checkOpenApi(const document::Snapshot &snapshot, Report &report);

} // namespace lint
