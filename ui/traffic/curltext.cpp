#include "curltext.h"

#include "curlsecrets.h"
#include "redact.h"

namespace trafficui {

http::CurlCommand curlText(const traffic::Exchange &exchange, const QUrl &gateway, bool withSecrets)
{
    const QByteArray url = gateway.toEncoded(QUrl::RemovePath) + exchange.request.target;
    if (withSecrets)
        return http::curlCommand(url, exchange.request, exchange.requestBody.bytes);
    const http::Body body = traffic::Redactor().exchange(exchange).requestBody;
    return http::curlCommand(url, exchange.request, body.bytes,
                             traffic::curlSecrets(exchange.request, exchange.secretHeaderNames));
}

} // namespace trafficui
