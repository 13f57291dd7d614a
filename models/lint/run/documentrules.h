#pragma once

#include "lintoptions.h"
#include "piecefindings.h"
#include "report.h"

namespace lint {

/** True for a document in the gateway's older format, which is not checked. */
[[nodiscard]] bool isClassic(const openapi::ReferencedDocument &document);

/** The checks that look at one object of the entry document at a time, and those of the gateway extension. With
 * `pieces`, as in checkObjects(), whose result it returns. */
bool checkWithin(const description::Description &description, const Project &project, Report &report,
                 PieceFindings *pieces = nullptr);

/** The checks of the other objects of a description, those that follow references or compare objects, and those of
 * rulesets. False if a limit was met that counts for the whole description. */
bool checkAcross(const description::Description &description, const Options &options, Report &report);

} // namespace lint
