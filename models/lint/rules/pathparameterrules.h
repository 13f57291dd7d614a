#pragma once

#include "operations.h"
#include "report.h"

namespace lint {

/** The names in a path's braces and its parameters `in: path` are the same, and those are required. */
void checkPathParameters(const document::Snapshot &snapshot, const QList<openapi::PathItem> &items, Report &report);

} // namespace lint
