#pragma once

#include "exchange.h"

namespace traffic {

/** Why a request was not sent upstream. */
struct NotSent {
    QString sentence; ///< Empty for a request that was sent.
    QString pointer;  ///< JSON Pointer of the setting in the way; empty where none is.
};

/** Reads the reason from what the gateway said of the exchange, and from its answer where that names a setting. */
[[nodiscard]] NotSent notSent(const Exchange &exchange);

} // namespace traffic
