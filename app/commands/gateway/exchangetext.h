#pragma once

#include "exchange.h"

#include <QString>

namespace commands {

/** `incomplete: reason` for a response that was not received completely; empty for any other. */
[[nodiscard]] QString incompleteReason(const traffic::Exchange &exchange);

/** What `preview` prints: the request, the changes of the gateway and their causes, the upstream request, the response.
 */
[[nodiscard]] QString exchangeReport(const traffic::Exchange &exchange, bool showSecrets, bool color);

} // namespace commands
