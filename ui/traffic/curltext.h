#pragma once

#include "curlcommand.h"
#include "exchange.h"

#include <QUrl>

namespace traffic {

/**
 * The client's request of an exchange as a curl command for the gateway at `gateway`. Secrets are shell variables, and
 * in the body REDACTED, unless they are wanted. `certificate` is a file that curl is told to trust, where there is one.
 */
[[nodiscard]] http::CurlCommand curlText(const Exchange &exchange, const QUrl &gateway, bool withSecrets,
                                         const QString &certificate = {});

} // namespace traffic
