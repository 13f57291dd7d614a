#pragma once

#include "evaluator.h"

namespace schema {

/** The keywords that combine schemas: `allOf`, `anyOf`, `oneOf`, `not` and `if`. */
bool checkCombinations(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance,
                       Evaluated *evaluated, Sink sink);

} // namespace schema
