#pragma once

#include "documentset.h"
#include "report.h"

namespace lint {

/** Checks that all references of the document have a target in the documents of the set. */
void checkReferences(const openapi::ReferencedDocument &document, const openapi::DocumentSet &set, Report &report);

} // namespace lint
