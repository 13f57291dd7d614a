#pragma once

#include "localanswer.h"

namespace gateway {

/**
 * Returns the answer of the built-in echo: 200 with what it received, as JSON: {"method","target",
 * "headers":[[name,value]],"body"}, with "bodyBase64" in place of "body" if the body is not text.
 */
[[nodiscard]] LocalAnswer echoAnswer(const http::RequestHead &request, const QByteArray &body);

} // namespace gateway
