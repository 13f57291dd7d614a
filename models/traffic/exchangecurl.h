#pragma once

#include "redact.h"

namespace traffic {

/** Returns the client's request of an exchange as a curl command. `origin` is the URL of the server without a path.
 * Variables of an exchange from Redactor::withVariables() become shell variables. */
[[nodiscard]] http::CurlCommand exchangeCurl(const RedactedExchange &exchange, const QByteArray &origin);

} // namespace traffic
