#pragma once

#include "curlcommand.h"
#include "exchange.h"

namespace traffic {

/**
 * The values of a request that a copied command must not show, each with the shell variable that replaces it:
 * `AUTHORIZATION`, `X_API_KEY`, `ACCESS_TOKEN`. The scheme of a credential stays readable.
 */
[[nodiscard]] QList<http::CurlSecret> curlSecrets(const http::RequestHead &head,
                                                  const QList<QByteArray> &customNames = {});

/** A request for a copied command. It has no secrets except those that `secrets` replaces by variables. */
struct CurlRequest {
    http::RequestHead head;
    QByteArray body;
    QList<http::CurlSecret> secrets;
};

[[nodiscard]] CurlRequest safeCurlRequest(const Exchange &exchange);

} // namespace traffic
