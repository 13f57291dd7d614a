#include "requestguard.h"

#include "targettext.h"

#include <algorithm>

namespace routing {

namespace {

bool isListed(const QList<QByteArray> &names, QByteArrayView name)
{
    return std::any_of(names.begin(), names.end(), [name](const QByteArray &one) { return http::sameName(one, name); });
}

QByteArrayView hostFieldOf(const http::RequestHead &request)
{
    const auto field = request.headers.find("Host");
    return field ? field->value : QByteArrayView();
}

/** Host and port that the request is for. */
QByteArrayView requestedAuthority(const http::RequestHead &request)
{
    return http::isAbsoluteForm(request.target) ? http::authorityOf(request.target) : hostFieldOf(request);
}

QByteArrayView requestedHost(const http::RequestHead &request)
{
    return http::hostWithoutPort(requestedAuthority(request));
}

/** What a browser says about the page, in one pass over the fields. */
struct PageFields {
    qsizetype origins = 0;
    QByteArrayView origin;
    QByteArrayView referer;
    bool tellsSite = false;
    bool isCrossSite = false;   ///< One value is `cross-site`.
    bool isOtherOrigin = false; ///< One value is neither `same-origin` nor `none`.
};

PageFields pageFieldsOf(const http::HeaderList &headers)
{
    PageFields page;
    for (const http::HeaderList::Field &field : headers.fields()) {
        if (http::sameName(field.name, "Origin")) {
            ++page.origins;
            page.origin = field.value;
        } else if (http::sameName(field.name, "Referer")) {
            page.referer = field.value;
        } else if (http::sameName(field.name, "Sec-Fetch-Site")) {
            page.tellsSite = true;
            page.isCrossSite = page.isCrossSite || http::sameName(field.value, "cross-site");
            page.isOtherOrigin = page.isOtherOrigin ||
                                 !(http::sameName(field.value, "same-origin") || http::sameName(field.value, "none"));
        }
    }
    return page;
}

/** A site includes all ports of a host. localhost and 127.0.0.1 are two sites. */
bool isOfAnotherSite(const PageOrigin &origin, const http::RequestHead &request)
{
    return !isLoopbackName(origin.host) || !http::sameName(origin.host, requestedHost(request));
}

bool isRequestedOrigin(const PageOrigin &origin, const http::RequestHead &request, bool isHttps)
{
    const std::optional<PageOrigin> requested = originOfAuthority(isHttps, requestedAuthority(request));
    return requested && isSameOrigin(origin, *requested);
}

constexpr PageSource NoPage{};
constexpr PageSource OpaquePage{true, true, true, std::nullopt};

/** Origin decides. The value of Sec-Fetch-Site only adds that a redirect through another site made the request. */
PageSource sourceByOrigin(const PageFields &page, const http::RequestHead &request, bool isHttps)
{
    const std::optional<PageOrigin> origin = page.origins == 1 ? parseOrigin(page.origin) : std::nullopt;
    if (!origin)
        return OpaquePage;
    if (isRequestedOrigin(*origin, request, isHttps))
        return page.isCrossSite ? OpaquePage : NoPage;
    // A loopback origin is of the same site unless the browser says otherwise. For a WebSocket browsers send the origin
    // without Sec-Fetch-Site: then its host decides.
    const bool isCrossSite = page.isCrossSite ||
                             (page.tellsSite ? !isLoopbackName(origin->host) : isOfAnotherSite(*origin, request));
    return {true, isCrossSite, false, origin};
}

/** Sec-Fetch-Site decides, and Referer names the origin. */
PageSource sourceBySite(const PageFields &page, const http::RequestHead &request, bool isHttps)
{
    if (!page.isOtherOrigin)
        return NoPage;
    std::optional<PageOrigin> origin = originOfUrl(page.referer);
    // A page of the requested origin whose request was redirected by another one, which has no name here.
    if (origin && isRequestedOrigin(*origin, request, isHttps))
        origin.reset();
    return {true, page.isCrossSite, false, origin};
}

/** For browsers without Sec-Fetch-Site. */
PageSource sourceByReferer(const PageFields &page, const http::RequestHead &request, bool isHttps)
{
    if (page.referer.indexOf("://") < 0)
        return NoPage;
    const std::optional<PageOrigin> origin = originOfUrl(page.referer);
    if (!origin)
        return OpaquePage;
    if (isRequestedOrigin(*origin, request, isHttps))
        return NoPage;
    return {true, isOfAnotherSite(*origin, request), false, origin};
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

PageSource pageSourceOf(const http::RequestHead &request, bool isHttps)
{
    const PageFields page = pageFieldsOf(request.headers);
    if (page.origins > 0)
        return sourceByOrigin(page, request, isHttps);
    if (page.tellsSite)
        return sourceBySite(page, request, isHttps);
    return sourceByReferer(page, request, isHttps);
}

bool isOriginListed(const QList<QByteArray> &origins, const PageSource &page)
{
    if (!page.origin)
        return false;
    return std::any_of(origins.begin(), origins.end(), [&page](const QByteArray &one) {
        const std::optional<PageOrigin> listed = parseOrigin(one);
        return listed && isSameOrigin(*listed, *page.origin);
    });
}

QByteArray pageOrigin(const http::RequestHead &request)
{
    // A recorded head doesn't say how it was received. No other origin has the same host and port as the gateway.
    const PageSource page = pageSourceOf(request, true);
    const bool isNamed = page.origin && pageSourceOf(request, false).origin;
    return isNamed ? originText(*page.origin) : QByteArray();
}

} // namespace routing
