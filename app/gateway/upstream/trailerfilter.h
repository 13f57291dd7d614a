#pragma once

#include "message.h"

namespace gateway {

/**
 * Returns the trailer fields that are sent to the upstream. Trailers arrive after the head was rewritten, and an
 * upstream may merge them into it. Therefore fields for framing, routing and authentication, hop-by-hop fields and
 * `credentialField` are removed. Source: RFC 9110 §6.5.1.
 */
[[nodiscard]] http::HeaderList requestTrailers(const http::HeaderList &trailers, const http::HeaderList &head,
                                               QByteArrayView credentialField);

/** Returns the trailer fields that are sent to the client: without framing and hop-by-hop fields. */
[[nodiscard]] http::HeaderList responseTrailers(const http::HeaderList &trailers, const http::HeaderList &head);

} // namespace gateway
