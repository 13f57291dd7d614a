#include "requestguard.h"

#include "targettext.h"

#include <algorithm>

namespace gateway {

namespace {

bool isOneOf(const QList<QByteArray> &names, QByteArrayView name)
{
    return std::any_of(names.begin(), names.end(), [name](const QByteArray &one) { return http::sameName(one, name); });
}

bool isLoopbackOrigin(QByteArrayView origin)
{
    return http::isAbsoluteForm(origin) && isLoopbackName(http::hostWithoutPort(http::authorityOf(origin)));
}

/** The host that the request is for. The view lives as long as `hostField` and the request. */
QByteArrayView requestedHost(const http::RequestHead &request, const QByteArray &hostField)
{
    return http::hostWithoutPort(http::isAbsoluteForm(request.target) ? http::authorityOf(request.target)
                                                                      : QByteArrayView(hostField));
}

/** A site takes in all ports of a host; localhost and 127.0.0.1 are two. */
bool isOfAnotherHost(QByteArrayView origin, const http::RequestHead &request)
{
    const QByteArray field = request.headers.first("Host").value_or(QByteArray());
    return !http::sameName(http::hostWithoutPort(http::authorityOf(origin)), requestedHost(request, field));
}

/** What comes after the first dot of 127.0.0.1: three numbers of one to three digits, none above 255. */
bool isRestOfLoopbackAddress(QByteArrayView text)
{
    int numbers = 0;
    while (!text.isEmpty()) {
        const qsizetype dot = text.indexOf('.');
        const QByteArrayView number = dot < 0 ? text : text.first(dot);
        const bool isNumber = !number.isEmpty() && number.size() <= 3 &&
                              std::all_of(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (!isNumber || number.toInt() > 255 || ++numbers > 3)
            return false;
        text = dot < 0 ? QByteArrayView() : text.sliced(dot + 1);
        if (dot >= 0 && text.isEmpty())
            return false;
    }
    return numbers == 3;
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

bool isHostAllowed(const http::RequestHead &request, const GatewayLimits &limits)
{
    const QByteArray field = request.headers.first("Host").value_or(QByteArray());
    if (field.isEmpty() && request.minorVersion == 0 && !http::isAbsoluteForm(request.target))
        return true; // No browser speaks HTTP/1.0 or leaves Host out.
    const QByteArrayView host = requestedHost(request, field);
    return isLoopbackName(host) || isOneOf(limits.allowedHosts, host);
}

bool isCrossSite(const http::RequestHead &request, const GatewayLimits &limits)
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
            if (isOneOf(limits.allowedOrigins, field.value))
                namesOrigin = true;
            else if (!isLoopbackOrigin(field.value))
                return true;
            else
                isOtherHost = isOtherHost || isOfAnotherHost(field.value, request);
        }
    }
    // An origin that the person added is another site by nature; a loopback one is believed only as far as the
    // browser does not call it one. Of a WebSocket browsers send the origin alone: then its host decides.
    return (comesFromElsewhere || (isOtherHost && !isToldTheSite)) && !namesOrigin;
}

} // namespace gateway
