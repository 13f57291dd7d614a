#pragma once

#include "targetredactor.h"

#include <QString>

namespace commands {

/** Returns `incomplete: reason` for a response that was not received completely; empty for any other exchange. */
[[nodiscard]] QString incompleteReason(const traffic::RedactedSummary &exchange);

/** Returns what `preview` prints about an exchange: the request, the changes of the gateway and their causes, the
 * upstream request, the response. */
[[nodiscard]] QString exchangeReport(const traffic::RedactedExchange &exchange, bool color);

} // namespace commands
