#pragma once

#include "exchange.h"

namespace traffic {

/** Why a request was not sent upstream. */
struct NotSent {
    QString text;    ///< Empty for a request that was sent.
    QString pointer; ///< JSON Pointer of the invalid setting; empty when there is none.
};

/** Reads the reason from the record of the exchange, and the setting from the gateway's answer. */
[[nodiscard]] NotSent notSent(const Exchange &exchange);

} // namespace traffic
