#include "recordedbody.h"

#include "conformancelimits.h"
#include "contentcoding.h"
#include "messagerules.h"

namespace exchangecheck {

std::optional<QByteArray> wholeBody(const http::Body &body, const http::HeaderList &headers)
{
    return http::wholeContent(body, headers, conformance::MaximumReadBody);
}

std::optional<QByteArray> requestBodyOf(const traffic::Exchange &exchange)
{
    const http::HeaderList &headers = exchange.request.headers;
    const auto body = wholeBody(exchange.requestBody, headers);
    if (!body || !body->isEmpty())
        return body;
    const bool wasSent = headers.first("Content-Length").value_or("0").toLongLong() > 0 ||
                         headers.contains("Transfer-Encoding");
    return wasSent ? std::nullopt : body;
}

std::optional<QByteArray> responseBodyOf(const traffic::Exchange &exchange)
{
    if (!http::canHaveBody(exchange.request.method, exchange.response.status))
        return QByteArray();
    if (exchange.error != traffic::GatewayError::None)
        return std::nullopt; // The connection ended before the response did.
    return wholeBody(exchange.responseBody, exchange.response.headers);
}

} // namespace exchangecheck
