#pragma once

#include "operations.h"
#include "report.h"

namespace lint {

/** Checks that the names in braces in a path match its parameters with `in: path`, and that these parameters are
 * required. `items` are the path items of the description to check. */
void checkPathParameters(const description::Description &description, const QList<openapi::PathItem> &items,
                         Report &report);

} // namespace lint
