#pragma once

#include "documentset.h"
#include "report.h"

namespace lint {

/** Every reference of the document leads somewhere, over the documents of the set that it is part of. */
void checkReferences(const openapi::ReferencedDocument &document, const openapi::DocumentSet &set, Report &report);

} // namespace lint
