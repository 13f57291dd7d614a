#pragma once

#include "lintoptions.h"
#include "report.h"

namespace lint {

/** Checks that all references of the description have a target in its documents. Those of its entry document are
 * checked wherever they are, those of other documents in objects of the description only. Documents that are not wanted
 * are left out. */
void checkReferences(const description::Description &description, const Options &options, Report &report);

/** Checks that all references of the entry document have a target in the documents of the description. */
void checkOwnReferences(const description::Description &description, Report &report);

} // namespace lint
