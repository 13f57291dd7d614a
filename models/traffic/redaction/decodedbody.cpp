#include "decodedbody.h"

#include "contentcoding.h"

namespace traffic {

namespace {

QByteArray problemOf(http::DecodedContent::Failure failure, const http::HeaderList &headers)
{
    switch (failure) {
    case http::DecodedContent::Failure::None:
        break;
    case http::DecodedContent::Failure::Unsupported:
        return "its content coding is not supported: " + headers.first("Content-Encoding").value_or(QByteArray());
    case http::DecodedContent::Failure::Invalid:
        return "it can't be decoded as its Content-Encoding says";
    case http::DecodedContent::Failure::TooLarge:
        return "it is too large when decoded";
    }
    return {};
}

} // namespace

DecodedBody decodedBody(const http::Body &body, const http::HeaderList &headers, qsizetype limit)
{
    const bool isDecoded = body.encodedSize >= 0;
    if (isDecoded || body.bytes.isEmpty() || !http::isContentEncoded(headers))
        return {body, {}};
    const QByteArray bytes = body.bytes.read();
    http::DecodedContent decoded = http::decodedContent(bytes, headers, limit);
    if (decoded.failure != http::DecodedContent::Failure::None)
        return {body, problemOf(decoded.failure, headers)};
    DecodedBody result;
    result.body.size = decoded.bytes.size() + body.size - bytes.size();
    result.body.bytes = std::move(decoded.bytes);
    result.body.encodedSize = body.size;
    return result;
}

bool isForm(const http::HeaderList &headers)
{
    const QByteArray type = headers.first("Content-Type").value_or(QByteArray()).toLower();
    return type.startsWith("application/x-www-form-urlencoded");
}

} // namespace traffic
