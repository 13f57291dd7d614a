#pragma once

#include "curlcommand.h"
#include "exchange.h"

#include <QUrl>

namespace traffic {

/**
 * Returns the client's request of an exchange as a curl command for the gateway at `gateway`. Unless `withSecrets`,
 * secrets are shell variables, and REDACTED in the body. If `certificate` is not empty, the command tells curl to trust
 * the certificate in this file.
 */
[[nodiscard]] http::CurlCommand curlText(const Exchange &exchange, const QUrl &gateway, bool withSecrets,
                                         const QString &certificate = {});

} // namespace traffic
