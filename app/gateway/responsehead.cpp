#include "responsehead.h"

namespace gateway {

using http::Framing;
using http::sameName;

ClientResponse clientResponse(const http::ResponseHead &upstream, Framing framing, const http::RequestHead &request,
                              bool mayKeepAlive)
{
    ClientResponse out;
    out.head.status = upstream.status;
    out.head.reason = upstream.reason;
    const bool lengthUnknown = framing == Framing::Chunked || framing == Framing::UntilClose;
    const bool switches = upstream.status == 101;
    out.isChunked = lengthUnknown && request.minorVersion > 0;
    out.closes = !mayKeepAlive || (lengthUnknown && !out.isChunked);
    const http::HopByHop hopByHop(upstream.headers);
    out.head.headers.reserve(upstream.headers.fields().size() + 2);
    for (const http::HeaderList::Field &field : upstream.headers.fields()) {
        const bool framesHere = sameName(field.name, "Transfer-Encoding") && framing == Framing::Chunked &&
                                out.isChunked;
        const bool upgrades = switches && (sameName(field.name, "Connection") || sameName(field.name, "Upgrade"));
        if (framesHere || upgrades || !hopByHop.contains(field.name))
            out.head.headers.append(field);
    }
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
