#include "requestguard.h"

#include "targettext.h"

#include <QHostAddress>

#include <algorithm>

namespace gateway {

namespace {

bool isOneOf(const QList<QByteArray> &names, QByteArrayView name)
{
    return std::any_of(names.begin(), names.end(), [name](const QByteArray &one) { return http::sameName(one, name); });
}

bool isOriginAllowed(QByteArrayView origin, const GatewayLimits &limits)
{
    return isOneOf(limits.allowedOrigins, origin) ||
           (http::isAbsoluteForm(origin) && isLoopbackName(http::hostWithoutPort(http::authorityOf(origin))));
}

} // namespace

bool isLoopbackName(QByteArrayView host)
{
    const QByteArray name = host.toByteArray().toLower();
    if (name == "localhost" || name.endsWith(".localhost") || name == "[::1]")
        return true;
    QHostAddress address;
    return name.startsWith("127.") && address.setAddress(QString::fromLatin1(name)) && address.isLoopback();
}

bool isHostAllowed(const http::RequestHead &request, const GatewayLimits &limits)
{
    const QByteArray field = request.headers.first("Host").value_or(QByteArray());
    if (field.isEmpty() && request.minorVersion == 0 && !http::isAbsoluteForm(request.target))
        return true; // No browser speaks HTTP/1.0 or leaves Host out.
    const QByteArrayView named = http::isAbsoluteForm(request.target) ? http::authorityOf(request.target)
                                                                      : QByteArrayView(field);
    const QByteArrayView host = http::hostWithoutPort(named);
    return isLoopbackName(host) || isOneOf(limits.allowedHosts, host);
}

bool isCrossSite(const http::RequestHead &request, const GatewayLimits &limits)
{
    const auto origin = request.headers.first("Origin");
    if (origin)
        return !isOriginAllowed(*origin, limits);
    const auto site = request.headers.first("Sec-Fetch-Site");
    return site && http::sameName(*site, "cross-site");
}

} // namespace gateway
