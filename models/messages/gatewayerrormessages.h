#pragma once

#include "exchange.h"

#include <QString>

namespace messages {

/** The sentence that explains a gateway error in the window and on the command line; empty for None and Other. Clients
 * of the gateway get other texts, see models/routing/answer.cpp. */
[[nodiscard]] QString gatewayErrorMessage(traffic::GatewayError error);

/** The text for a fault drill: `fault` is a status, `slow` or `cut`, `operation` the name of the operation. For example
 * `Fault drill: 503 of getPet`. */
[[nodiscard]] QString drillMessage(const QString &fault, const QString &operation);

/** A sentence that says why the gateway answered an exchange itself, with the upstream's address if the upstream is the
 * reason. */
[[nodiscard]] QString ownAnswerMessage(const traffic::Exchange &exchange);

/** A sentence that says why an exchange has no complete answer, with the detail that was recorded; empty if it has no
 * error. */
[[nodiscard]] QString exchangeErrorMessage(const traffic::Exchange &exchange);
/** As above, for Exchange::error and Exchange::errorDetail. */
[[nodiscard]] QString exchangeErrorMessage(traffic::GatewayError error, const QString &detail);

} // namespace messages
