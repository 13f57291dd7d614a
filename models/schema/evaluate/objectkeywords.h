#pragma once

#include "evaluator.h"

namespace schema {

/**
 * Checks an object against the keywords for objects, such as `properties` and `required`. Returns false if it breaks
 * one.
 */
bool checkObject(Evaluator &evaluator, CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
                 Sink sink);

} // namespace schema
