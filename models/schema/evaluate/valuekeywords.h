#pragma once

#include "evaluator.h"

namespace schema {

/**
 * Checks a value against the keywords for values of any type: `type`, `enum`, `const` and `format`. Returns false if it
 * breaks one.
 */
bool checkAnyValue(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Sink sink);
/** Checks a number against the keywords for numbers, such as `minimum`. Returns false if it breaks one. */
bool checkNumber(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Sink sink);
/** Checks a text against the keywords for texts, such as `maxLength` and `pattern`. Returns false if it breaks one. */
bool checkText(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Sink sink);

} // namespace schema
