#pragma once

#include "evaluator.h"

namespace schema {

/** The keywords for objects. */
bool checkObject(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
                 Sink sink);

} // namespace schema
