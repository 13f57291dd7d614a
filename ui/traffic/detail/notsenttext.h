#pragma once

#include "exchange.h"

namespace traffic {

/** Why the gateway did not send a request upstream. */
struct NotSent {
    QString text;    ///< A message with the reason; empty for a request that was sent.
    QString pointer; ///< The JSON Pointer of the invalid setting that is the reason; empty if there is none.
};

/** Returns why the request of an exchange was not sent upstream. The reason is in the record of the exchange, and the
 * invalid setting in the gateway's response. */
[[nodiscard]] NotSent notSent(const Exchange &exchange);

} // namespace traffic
