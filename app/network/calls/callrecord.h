#pragma once

#include "credentialsource.h"
#include "exchange.h"
#include "httpcall.h"
#include "secret.h"

namespace network {

/** Returns the exchange for the call log that a traced call made, without `token` and other secrets. */
[[nodiscard]] traffic::Exchange callRecord(const HttpRequest &request, const HttpTrace &trace, Interface service,
                                           const secrets::Secret &token);

} // namespace network
