#pragma once

#include "redact.h"

namespace traffic {

/**
 * Returns the client's request of an exchange in a form to copy. `origin` is the URL of the server without a path.
 * Secrets are as the redactor has left them: variables in an exchange from Redactor::withVariables(). A withheld body
 * is left out, see RedactedExchange::requestBodyRedaction(). `certificate` and `folder` are as for http::RequestToCopy
 * and http::copiedRequest().
 */
[[nodiscard]] http::CopiedRequest copiedExchange(const RedactedExchange &exchange, http::RequestForm form,
                                                 const QByteArray &origin, const QByteArray &certificate = {},
                                                 const QByteArray &folder = {});

} // namespace traffic
