#pragma once

#include "exchange.h"

#include <QString>

namespace commands {

/** One line for `serve`: time, method, target, status, duration, who answered. Query secrets are redacted. */
[[nodiscard]] QString exchangeLine(const traffic::Exchange &exchange);

/** What `preview` prints: the request as sent, what the gateway did with its causes, the upstream request, the answer.
 */
[[nodiscard]] QString exchangeReport(const traffic::Exchange &exchange, bool showSecrets, bool color);

} // namespace commands
