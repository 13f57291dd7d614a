#pragma once

#include "evaluator.h"

namespace schema {

/**
 * Checks an instance against the keywords that combine schemas: `allOf`, `anyOf`, `oneOf`, `not` and `if`. Returns
 * false if it breaks one.
 */
bool checkCombinations(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance,
                       Evaluated *evaluated, Sink sink);

} // namespace schema
