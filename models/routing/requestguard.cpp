#include "requestguard.h"

#include "targettext.h"

#include <algorithm>

namespace routing {

namespace {

bool isListed(const QList<QByteArray> &names, QByteArrayView name)
{
    return std::any_of(names.begin(), names.end(), [name](const QByteArray &one) { return http::sameName(one, name); });
}

bool isLoopbackOrigin(QByteArrayView origin)
{
    return http::isAbsoluteForm(origin) && isLoopbackName(http::hostWithoutPort(http::authorityOf(origin)));
}

QByteArrayView hostFieldOf(const http::RequestHead &request)
{
    const auto field = request.headers.find("Host");
    return field ? field->value : QByteArrayView();
}

/** The host that the request is for. */
QByteArrayView requestedHost(const http::RequestHead &request)
{
    return http::hostWithoutPort(http::isAbsoluteForm(request.target) ? http::authorityOf(request.target)
                                                                      : hostFieldOf(request));
}

/** A site includes all ports of a host. localhost and 127.0.0.1 are two sites. */
bool isOfAnotherHost(QByteArrayView origin, const http::RequestHead &request)
{
    return !http::sameName(http::hostWithoutPort(http::authorityOf(origin)), requestedHost(request));
}

/** True for what follows `127.`: three numbers of one to three digits, none above 255. */
bool isRestOfLoopbackAddress(QByteArrayView text)
{
    int dots = 0;
    int digits = 0;
    int number = 0;
    for (const char c : text) {
        if (c >= '0' && c <= '9' && digits < 3) {
            number = 10 * number + (c - '0');
            ++digits;
        } else if (c == '.' && digits > 0 && number <= 255) {
            ++dots;
            digits = number = 0;
        } else {
            return false;
        }
    }
    return dots == 2 && digits > 0 && number <= 255;
}

} // namespace

bool isLoopbackName(QByteArrayView host)
{
    constexpr QByteArrayView below(".localhost");
    constexpr QByteArrayView net("127.");
    if (http::sameName(host, "localhost") || host == QByteArrayView("[::1]"))
        return true;
    if (host.size() > below.size() && http::sameName(host.last(below.size()), below))
        return true;
    return host.startsWith(net) && isRestOfLoopbackAddress(host.sliced(net.size()));
}

bool isHostAllowed(const http::RequestHead &request, const AllowedClients &allowed)
{
    if (hostFieldOf(request).isEmpty() && request.minorVersion == 0 && !http::isAbsoluteForm(request.target))
        return true; // No browser speaks HTTP/1.0 or leaves Host out.
    const QByteArrayView host = requestedHost(request);
    return isLoopbackName(host) || isListed(allowed.hosts, host);
}

bool isCrossSite(const http::RequestHead &request, const AllowedClients &allowed)
{
    bool namesOrigin = false;
    bool comesFromElsewhere = false;
    bool isToldTheSite = false;
    bool isOtherHost = false;
    for (const http::HeaderList::Field &field : request.headers.fields()) {
        if (http::sameName(field.name, "Sec-Fetch-Site")) {
            isToldTheSite = true;
            comesFromElsewhere = comesFromElsewhere || http::sameName(field.value, "cross-site");
        } else if (http::sameName(field.name, "Origin")) {
            if (isListed(allowed.origins, field.value))
                namesOrigin = true;
            else if (!isLoopbackOrigin(field.value))
                return true;
            else
                isOtherHost = isOtherHost || isOfAnotherHost(field.value, request);
        }
    }
    // An allowed origin is another site by nature. A loopback origin is trusted unless the browser calls it cross-site.
    // For a WebSocket browsers send the origin without Sec-Fetch-Site: then its host decides.
    return (comesFromElsewhere || (isOtherHost && !isToldTheSite)) && !namesOrigin;
}

} // namespace routing
