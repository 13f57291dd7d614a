#pragma once

#include "description.h"
#include "documentfindings.h"

namespace lint {

/** Returns the syntax errors and warnings in each document of a description. */
[[nodiscard]] QList<DocumentFindings> syntaxProblems(const description::Description &description);

} // namespace lint
