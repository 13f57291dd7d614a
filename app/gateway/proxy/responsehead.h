#pragma once

#include "message.h"
#include "messagerules.h"

namespace gateway {

/** How an upstream's answer goes on to the client. */
struct ClientResponse {
    http::ResponseHead head;
    bool isChunked = false; ///< The gateway frames the body in chunks.
    bool closes = false;    ///< The connection ends behind it.
};

/** Takes hop-by-hop fields off and frames the body for the client's version. `mayKeepAlive`: the client's wish so far.
 * The memory of `reused` is used again. */
[[nodiscard]] ClientResponse clientResponse(const http::ResponseHead &upstream, http::Framing framing,
                                            const http::RequestHead &request, bool mayKeepAlive,
                                            http::ResponseHead reused = {});

} // namespace gateway
