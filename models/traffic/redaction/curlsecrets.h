#pragma once

#include "copiedrequest.h"
#include "exchange.h"

namespace traffic {

/** The secrets of a client's request that a copied curl command must not show, each with the shell variable that
 * replaces it: `AUTHORIZATION`, `X_API_KEY`, `ACCESS_TOKEN`. The scheme of a credential stays readable. */
[[nodiscard]] QList<http::CurlSecret> curlSecrets(const Exchange &exchange);

} // namespace traffic
