#pragma once

#include "evaluator.h"

namespace schema {

/** The keywords for lists. */
bool checkList(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
               Sink sink);

} // namespace schema
