#pragma once

#include "curlcommand.h"
#include "exchange.h"

namespace traffic {

/**
 * What a copied command must not show of a request: the values that the redaction takes out, each with the shell
 * variable that stands for it: `AUTHORIZATION`, `X_API_KEY`, `ACCESS_TOKEN`. The scheme of a credential stays readable.
 */
[[nodiscard]] QList<http::CurlSecret> curlSecrets(const http::RequestHead &head,
                                                  const QList<QByteArray> &customNames = {});

/** A request as a copied command may hold it: without secrets but those that `secrets` replaces by variables. */
struct CurlRequest {
    http::RequestHead head;
    QByteArray body;
    QList<http::CurlSecret> secrets;
};

[[nodiscard]] CurlRequest safeCurlRequest(const Exchange &exchange);

} // namespace traffic
