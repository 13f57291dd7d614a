#include "curltext.h"

#include "exchangecurl.h"

namespace traffic {

http::CurlCommand curlText(const RedactedExchange &exchange, const QUrl &gateway, const QString &certificate)
{
    http::CurlCommand curl = exchangeCurl(exchange, gateway.toEncoded(QUrl::RemovePath));
    if (!certificate.isEmpty())
        curl.text += " --cacert " + http::shellQuoted(certificate.toLocal8Bit());
    return curl;
}

} // namespace traffic
