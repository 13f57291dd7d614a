#include "responsehead.h"

#include "answer.h"

namespace gateway {

using http::Framing;
using http::sameName;

ClientResponse clientResponse(const http::ResponseHead &upstream, Framing framing, const http::RequestHead &request,
                              bool mayKeepAlive, http::ResponseHead reused)
{
    ClientResponse out{std::move(reused)};
    out.head.assign(upstream);
    out.head.minorVersion = http::ResponseHead().minorVersion;
    const bool lengthUnknown = framing == Framing::Chunked || framing == Framing::UntilClose;
    const bool switches = upstream.status == 101;
    out.isChunked = lengthUnknown && request.minorVersion > 0;
    out.closes = !mayKeepAlive || (lengthUnknown && !out.isChunked);
    const http::HopByHop hopByHop(upstream.headers);
    out.head.headers.removeIf([&](const http::HeaderList::Field &field) {
        if (sameName(field.name, routing::AnswerField))
            return true; // Only the gateway's own answers have it.
        if (!hopByHop.contains(field.name))
            return false;
        const bool framesHere = sameName(field.name, "Transfer-Encoding") && framing == Framing::Chunked &&
                                out.isChunked;
        const bool upgrades = switches && (sameName(field.name, "Connection") || sameName(field.name, "Upgrade"));
        return !framesHere && !upgrades;
    });
    if (out.isChunked && framing == Framing::UntilClose)
        out.head.headers.append("Transfer-Encoding", "chunked");
    if (upstream.status / 100 == 1)
        return out;
    if (out.closes)
        out.head.headers.append("Connection", "close");
    else if (request.minorVersion == 0)
        out.head.headers.append("Connection", "keep-alive");
    return out;
}

} // namespace gateway
