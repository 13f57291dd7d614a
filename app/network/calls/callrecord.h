#pragma once

#include "credentialsource.h"
#include "exchange.h"
#include "httpcall.h"
#include "secret.h"

namespace network {

/** The exchange for the call log, without `token` and other secrets. */
[[nodiscard]] traffic::Exchange callRecord(const HttpRequest &request, const HttpTrace &trace, Interface service,
                                           const secrets::Secret &token);

} // namespace network
