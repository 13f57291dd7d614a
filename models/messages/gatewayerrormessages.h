#pragma once

#include "exchange.h"

#include <QString>

namespace messages {

/**
 * What an error means, for the window and the command line; empty for None and Other. Clients of the gateway read other
 * texts: models/routing/answer.cpp.
 */
[[nodiscard]] QString gatewayErrorMessage(traffic::GatewayError error);

/** Why the gateway answered an exchange itself, with the upstream's address if the upstream is the reason. */
[[nodiscard]] QString ownAnswerMessage(const traffic::Exchange &exchange);

/** Why an exchange has no complete answer, with the detail that was recorded; empty where nothing went wrong. */
[[nodiscard]] QString exchangeErrorMessage(const traffic::Exchange &exchange);

} // namespace messages
