#pragma once

#include "lintoptions.h"
#include "report.h"

namespace lint {

/** Checks that all references of the description have a target in its documents. In the entry document all references
 * are checked, in other documents only those in objects of the description. Documents that are not wanted are left out.
 */
void checkReferences(const description::Description &description, const Options &options, Report &report);

/** Checks that the references of the entry document have a target in the documents of the description. */
void checkOwnReferences(const description::Description &description, Report &report);

} // namespace lint
