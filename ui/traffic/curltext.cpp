#include "curltext.h"

#include "curlsecrets.h"

namespace traffic {

namespace {

http::CurlCommand command(const Exchange &exchange, const QByteArray &url, bool withSecrets)
{
    if (withSecrets)
        return http::curlCommand(url, exchange.request, exchange.requestBody.bytes.read());
    const CurlRequest safe = safeCurlRequest(exchange);
    return http::curlCommand(url, safe.head, safe.body, safe.secrets);
}

} // namespace

http::CurlCommand curlText(const Exchange &exchange, const QUrl &gateway, bool withSecrets, const QString &certificate)
{
    const QByteArray url = gateway.toEncoded(QUrl::RemovePath) + exchange.request.target;
    http::CurlCommand curl = command(exchange, url, withSecrets);
    if (!certificate.isEmpty())
        curl.text += " --cacert " + http::shellQuoted(certificate.toLocal8Bit());
    return curl;
}

} // namespace traffic
