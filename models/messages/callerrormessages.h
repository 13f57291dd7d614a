#pragma once

#include "callerror.h"

#include <QString>

namespace messages {

/** Describes why a call of the dashboard or portal failed, with the status and the message of the server. */
[[nodiscard]] QString callErrorText(const management::CallError &error);

/** Advises what the user can do after a failed call. Empty for a canceled call. */
[[nodiscard]] QString callErrorAdvice(const management::CallError &error);

/** True if the server may have processed the request although there is no answer, so repeating it may create a
 * duplicate. */
[[nodiscard]] bool mayHaveTakenEffect(const management::CallError &error);

} // namespace messages
