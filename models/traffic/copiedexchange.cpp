#include "copiedexchange.h"

namespace traffic {

http::CopiedRequest copiedExchange(const RedactedExchange &exchange, http::RequestForm form, const QByteArray &origin,
                                   const QByteArray &certificate, const QByteArray &folder)
{
    const bool isWithheld = exchange.requestBodyRedaction() == BodyRedaction::Withheld;
    http::RequestToCopy request{origin + exchange->request.target, exchange->request,
                                isWithheld ? QByteArray() : exchange->requestBody.bytes.read(), exchange.variables(),
                                certificate};
    if (exchange->requestBody.encodedSize >= 0)
        request.head.headers.remove("Content-Encoding"); // The body's text is sent.
    return http::copiedRequest(request, form, folder);
}

} // namespace traffic
