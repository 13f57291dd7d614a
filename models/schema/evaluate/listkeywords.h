#pragma once

#include "evaluator.h"

namespace schema {

/** Checks a list against the keywords for lists, such as `items` and `contains`. Returns false if it breaks one. */
bool checkList(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
               Sink sink);

} // namespace schema
