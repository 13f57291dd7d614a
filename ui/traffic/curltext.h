#pragma once

#include "redact.h"

#include <QUrl>

namespace traffic {

/**
 * Returns the client's request of an exchange as a curl command for the gateway at `gateway`. Secrets are as the
 * redactor has left them: shell variables in an exchange from Redactor::withVariables(). If `certificate` is not empty,
 * the command tells curl to trust the certificate in this file.
 */
[[nodiscard]] http::CurlCommand curlText(const RedactedExchange &exchange, const QUrl &gateway,
                                         const QString &certificate = {});

} // namespace traffic
