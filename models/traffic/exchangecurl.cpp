#include "exchangecurl.h"

namespace traffic {

http::CurlCommand exchangeCurl(const RedactedExchange &exchange, const QByteArray &origin)
{
    http::RequestHead head = exchange->request;
    if (exchange->requestBody.encodedSize >= 0)
        head.headers.remove("Content-Encoding"); // The command sends the body's text.
    return http::curlCommand(origin + head.target, head, exchange->requestBody.bytes.read(), exchange.variables());
}

} // namespace traffic
