#pragma once

#include "curlcommand.h"
#include "exchange.h"

namespace traffic {

/** The secrets of a request that a copied curl command must not show, each with the shell variable that replaces it:
 * `AUTHORIZATION`, `X_API_KEY`, `ACCESS_TOKEN`. The scheme of a credential stays readable. */
[[nodiscard]] QList<http::CurlSecret> curlSecrets(const http::RequestHead &head,
                                                  const QList<QByteArray> &customNames = {});

/** A request for a copied curl command. It has no secrets except the ones in `secrets`, which are replaced by
 * variables. */
struct CurlRequest {
    http::RequestHead head;
    QByteArray body;
    QList<http::CurlSecret> secrets;
};

[[nodiscard]] CurlRequest safeCurlRequest(const Exchange &exchange);

} // namespace traffic
