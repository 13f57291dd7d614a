#pragma once

#include "credentialsource.h"
#include "exchange.h"
#include "httpcall.h"
#include "secret.h"

namespace network {

/** A call as the exchange that the log keeps: without `token`, nor anything else that the redaction takes out. */
[[nodiscard]] traffic::Exchange callRecord(const HttpRequest &request, const HttpTrace &trace, Interface service,
                                           const secrets::Secret &token);

} // namespace network
