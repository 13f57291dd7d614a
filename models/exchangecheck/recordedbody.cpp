#include "recordedbody.h"

#include "contentcoding.h"

namespace exchangecheck {

namespace {

/** The largest number of bytes of a body without its content coding. */
constexpr qsizetype MaximumBody = 16 * 1024 * 1024;

/** RFC 9110, section 6.4.1. */
bool canHaveBody(const traffic::Exchange &exchange)
{
    const int status = exchange.response.status;
    return exchange.request.method != "HEAD" && status >= 200 && status != 204 && status != 304;
}

} // namespace

std::optional<QByteArray> wholeBody(const http::Body &body, const http::HeaderList &headers)
{
    if (body.isTruncated())
        return std::nullopt;
    const QByteArray bytes = body.bytes.read();
    if (body.encodedSize >= 0 || !http::isContentEncoded(headers))
        return bytes;
    const http::DecodedContent decoded = http::decodedContent(bytes, headers, MaximumBody);
    return decoded.failure == http::DecodedContent::Failure::None ? decoded.bytes : bytes;
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
    if (!canHaveBody(exchange))
        return QByteArray();
    if (exchange.error != traffic::GatewayError::None)
        return std::nullopt; // The connection ended before the response did.
    return wholeBody(exchange.responseBody, exchange.response.headers);
}

} // namespace exchangecheck
