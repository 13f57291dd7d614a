#include "curltext.h"

#include "curlsecrets.h"

namespace trafficui {

http::CurlCommand curlText(const traffic::Exchange &exchange, const QUrl &gateway, bool withSecrets)
{
    const QByteArray url = gateway.toEncoded(QUrl::RemovePath) + exchange.request.target;
    if (withSecrets)
        return http::curlCommand(url, exchange.request, exchange.requestBody.bytes.read());
    const traffic::CurlRequest safe = traffic::safeCurlRequest(exchange);
    return http::curlCommand(url, safe.head, safe.body, safe.secrets);
}

} // namespace trafficui
