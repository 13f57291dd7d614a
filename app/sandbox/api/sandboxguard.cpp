#include "sandboxguard.h"

#include "requestguard.h"

namespace sandbox {

namespace {

Reply forbidden(const QByteArray &text)
{
    Reply reply{403, text + '\n'};
    reply.contentType = "text/plain; charset=utf-8";
    return reply;
}

} // namespace

std::optional<Reply> guardRefusal(const http::RequestHead &request)
{
    if (!routing::isHostAllowed(request, {}))
        return forbidden("The sandbox accepts requests for this machine only. Use localhost, 127.0.0.1 or [::1] as the "
                         "host of the address.");
    if (routing::pageSourceOf(request, false).isOtherOrigin)
        return forbidden(
            "The sandbox accepts no requests of web pages. Call it from Gatewright or from another program, "
            "without the header fields Origin, Referer and Sec-Fetch-Site.");
    return std::nullopt;
}

} // namespace sandbox
