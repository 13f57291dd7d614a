#include "maskedexchange.h"

#include "contentcoding.h"
#include "redact.h"

namespace traffic {
namespace {

/** The word that the redaction leaves in the place of a secret. */
constexpr char Redacted[] = "REDACTED";

QByteArray dotted(QByteArray text)
{
    return text.replace(Redacted, Mask);
}

http::HeaderList dotted(const http::HeaderList &headers)
{
    http::HeaderList masked;
    for (const auto &field : headers.fields())
        masked.append(field.name, dotted(field.value.toByteArray()));
    return masked;
}

} // namespace

Exchange maskedExchange(const Exchange &exchange)
{
    Exchange masked = *Redactor().exchange(exchange);
    for (http::RequestHead *head : {&masked.request, &masked.upstreamRequest}) {
        head->target = dotted(head->target);
        head->headers = dotted(head->headers);
    }
    masked.response.headers = dotted(masked.response.headers);
    return masked;
}

bool isSlowToMask(const Exchange &exchange)
{
    const auto cost = [](const http::Body &body, const http::HeaderList &headers) {
        const bool isCoded = body.encodedSize < 0 && http::isContentEncoded(headers);
        return body.bytes.size() * (isCoded ? CodedByte : 1);
    };
    return cost(exchange.requestBody, exchange.request.headers) +
               cost(exchange.responseBody, exchange.response.headers) >
           MaximumMaskedHere;
}

} // namespace traffic
