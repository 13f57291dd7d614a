#pragma once

#include "lintoptions.h"
#include "parts.h"
#include "piecefindings.h"
#include "report.h"
#include "subject.h"

namespace lint {

/** What a document is among others. */
enum class Role {
    Definition,
    Part,    ///< Not a definition, but another document refers to it.
    Classic, ///< In the gateway's older format.
};
[[nodiscard]] Role roleOf(const openapi::ReferencedDocument &document, const openapi::DocumentSet &set, Named named);

/** The checks of a definition that look at one object at a time, and those of the gateway extension. With `pieces`, as
 * in checkObjects(), whose result it returns. */
bool checkWithin(const Subject &subject, const Project &project, Report &report, PieceFindings *pieces = nullptr);

/** The checks of a definition that follow references or compare objects, and those of rulesets. */
void checkAcross(const Subject &subject, const Parts &parts, const Options &options, Report &report);

/** Compares the parts of a document with the tables. */
void checkParts(const openapi::ReferencedDocument &document, const Parts &parts, const Project &project,
                Report &report);

/** In the order of the text, each once. */
[[nodiscard]] base::Diagnostics sorted(base::Diagnostics diagnostics);

} // namespace lint
