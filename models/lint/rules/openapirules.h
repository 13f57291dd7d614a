#pragma once

#include "operations.h"
#include "report.h"

namespace lint {

/** Checks that the document states a known version of OpenAPI. */
void checkVersion(const document::Snapshot &snapshot, Report &report);

/** Checks that paths and operation ids are unique. */
void checkUniqueOperations(const description::Description &description, const QList<openapi::PathItem> &items,
                           Report &report);

} // namespace lint
