#pragma once

#include "callerror.h"

#include <QString>

namespace messages {

/** What happened to a call of the dashboard or portal, with the status and the message of the server. */
[[nodiscard]] QString callErrorText(const management::CallError &error);

/** What the user can do next. Empty for a cancelled call. */
[[nodiscard]] QString callErrorAdvice(const management::CallError &error);

/** True if the server may have processed the request although there is no answer, so repeating it may create a
 * duplicate. */
[[nodiscard]] bool mayHaveTakenEffect(const management::CallError &error);

} // namespace messages
