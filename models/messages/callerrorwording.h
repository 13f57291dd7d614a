#pragma once

#include "callerror.h"

#include <QString>

namespace messages {

/** What happened to a call of the dashboard or portal, in one sentence; with the status and the server's words. */
[[nodiscard]] QString callErrorText(const management::CallError &error);

/** What the person can do about it; empty where nothing is to be done. */
[[nodiscard]] QString callErrorAdvice(const management::CallError &error);

/** True where the request may have taken effect although there is no answer: a creation must not just be repeated. */
[[nodiscard]] bool mayHaveTakenEffect(const management::CallError &error);

} // namespace messages
