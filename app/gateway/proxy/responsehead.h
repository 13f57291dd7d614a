#pragma once

#include "message.h"
#include "messagerules.h"

namespace gateway {

/** How an upstream's answer is sent to the client. */
struct ClientResponse {
    http::ResponseHead head;
    bool isChunked = false; ///< The gateway frames the body in chunks.
    bool closes = false;    ///< The connection is closed after it.
};

/** Removes hop-by-hop fields and frames the body for the client's version. `mayKeepAlive` is false when the connection
 * has to be closed in any case. The memory of `reused` is used again. */
[[nodiscard]] ClientResponse clientResponse(const http::ResponseHead &upstream, http::Framing framing,
                                            const http::RequestHead &request, bool mayKeepAlive,
                                            http::ResponseHead reused = {});

} // namespace gateway
