#pragma once

#include "exchange.h"

#include <QString>

namespace commands {

/** One line for `serve`: time, method, target, status, duration, who answered. Query secrets are redacted. */
[[nodiscard]] QString exchangeLine(const traffic::Exchange &exchange);

/** What `preview` prints: the request, the changes of the gateway and their causes, the upstream request, the response.
 */
[[nodiscard]] QString exchangeReport(const traffic::Exchange &exchange, bool showSecrets, bool color);

} // namespace commands
