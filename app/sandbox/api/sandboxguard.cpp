#include "sandboxguard.h"

#include "requestguard.h"
#include "targettext.h"

namespace sandbox {

namespace {

Reply forbidden(const QByteArray &text)
{
    Reply reply{403, text + '\n'};
    reply.contentType = "text/plain; charset=utf-8";
    return reply;
}

bool isSameOriginWord(QByteArrayView site)
{
    return http::sameName(site, "same-origin") || http::sameName(site, "none");
}

/** True for an origin, or another http URL, of the host and port that the request names. */
bool isOfHost(QByteArrayView url, QByteArrayView host)
{
    constexpr QByteArrayView scheme("http:");
    return url.size() > scheme.size() && http::sameName(url.first(scheme.size()), scheme) &&
           http::sameName(http::authorityOf(url), host);
}

/** Host and port that the request names. */
QByteArray requestedHost(const http::RequestHead &request)
{
    return http::isAbsoluteForm(request.target) ? http::authorityOf(request.target).toByteArray()
                                                : request.headers.first("Host").value_or(QByteArray());
}

/** Origin and Sec-Fetch-Site are of browsers alone. Browsers without them name the page in Referer. */
bool isOfAnotherOrigin(const http::RequestHead &request)
{
    const QByteArray host = requestedHost(request);
    bool isTold = false;
    bool hasOtherReferer = false;
    for (const http::HeaderList::Field &field : request.headers.fields()) {
        const bool isOrigin = http::sameName(field.name, "Origin");
        const bool isSite = http::sameName(field.name, "Sec-Fetch-Site");
        if ((isOrigin && !isOfHost(field.value, host)) || (isSite && !isSameOriginWord(field.value)))
            return true;
        isTold = isTold || isOrigin || isSite;
        hasOtherReferer = hasOtherReferer || (http::sameName(field.name, "Referer") && !isOfHost(field.value, host));
    }
    return !isTold && hasOtherReferer;
}

} // namespace

std::optional<Reply> guardRefusal(const http::RequestHead &request)
{
    if (!routing::isHostAllowed(request, {}))
        return forbidden("The sandbox accepts requests for this machine only. Use localhost, 127.0.0.1 or [::1] as the "
                         "host of the address.");
    if (isOfAnotherOrigin(request))
        return forbidden(
            "The sandbox accepts no requests of web pages. Call it from Gatewright or from another program, "
            "without the header fields Origin, Referer and Sec-Fetch-Site.");
    return std::nullopt;
}

} // namespace sandbox
