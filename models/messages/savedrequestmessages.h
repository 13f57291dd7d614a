#pragma once

#include "stepresult.h"

namespace messages {

/** Returns the sentence for a problem of a saved request: what is wrong, and what to do. */
[[nodiscard]] QString savedRequestText(const savedrequests::Problem &problem);

/** Returns the id of a problem in reports, such as `operation-gone`. */
[[nodiscard]] QString savedRequestId(savedrequests::ProblemKind kind);

/** Returns the word for the state of a result: `passed`, `failed`, `skipped` or `error`. */
[[nodiscard]] QString stepStateText(savedrequests::StepResult::State state);

/** Returns the word for the comparison with the schema: `fits`, `does not fit` or `not checked`. */
[[nodiscard]] QString stepSchemaText(savedrequests::StepResult::Schema schema);

} // namespace messages
