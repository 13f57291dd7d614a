#pragma once

#include "evaluator.h"

namespace schema {

/** The keywords for values of any type: `type`, `enum`, `const` and `format`. */
bool checkAnyValue(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Sink sink);
/** The keywords for numbers. */
bool checkNumber(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Sink sink);
/** The keywords for texts. */
bool checkText(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Sink sink);

} // namespace schema
