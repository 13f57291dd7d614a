#pragma once

#include "message.h"

namespace gateway {

/**
 * The trailer fields that may go on to the upstream. Trailers come after the head was rewritten, and an upstream may
 * merge them into it: so nothing that frames, routes or authenticates, nothing hop-by-hop, and not `credentialField`.
 * Source: RFC 9110 §6.5.1.
 */
[[nodiscard]] http::HeaderList requestTrailers(const http::HeaderList &trailers, const http::HeaderList &head,
                                               QByteArrayView credentialField);

/** The trailer fields that may go back to the client: without framing and hop-by-hop fields. */
[[nodiscard]] http::HeaderList responseTrailers(const http::HeaderList &trailers, const http::HeaderList &head);

} // namespace gateway
