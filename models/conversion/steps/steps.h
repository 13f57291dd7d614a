#pragma once

#include "versionedits.h"

/** The steps of a conversion between neighboring versions of OpenAPI. Each function collects the edits and losses for a
 * whole document. */
namespace conversion {

void collectFrom30To31(Edits &edits);
void collectFrom31To30(Edits &edits);
/** Collects the edits that remove the URIs and anchors of schemas, which nothing refers to by then. */
void collectNamesOfSchemas(Edits &edits);
void collectFrom31To32(Edits &edits);
void collectFrom32To31(Edits &edits);

} // namespace conversion
