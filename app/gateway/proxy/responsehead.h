#pragma once

#include "message.h"
#include "messagerules.h"

namespace gateway {

/** The head of an upstream's response as the client gets it, and how its body is sent. */
struct ClientResponse {
    http::ResponseHead head;
    bool isChunked = false; ///< Whether the gateway frames the body in chunks.
    bool closes = false;    ///< Whether the connection is closed after the response.
};

/** Returns an upstream's response for the client: without hop-by-hop fields, and framed for the client's HTTP version.
 * `mayKeepAlive` is false when the connection has to be closed in any case. The memory of `reused` is used again. */
[[nodiscard]] ClientResponse clientResponse(const http::ResponseHead &upstream, http::Framing framing,
                                            const http::RequestHead &request, bool mayKeepAlive,
                                            http::ResponseHead reused = {});

} // namespace gateway
