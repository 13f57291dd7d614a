#pragma once

#include "message.h"

namespace gateway {

/**
 * The trailer fields that are sent to the upstream. They arrive after the head was rewritten, and an upstream may merge
 * them into it. So fields for framing, routing and authentication, hop-by-hop fields and `credentialField` are removed.
 * Source: RFC 9110 §6.5.1.
 */
[[nodiscard]] http::HeaderList requestTrailers(const http::HeaderList &trailers, const http::HeaderList &head,
                                               QByteArrayView credentialField);

/** The trailer fields that are sent to the client: without framing and hop-by-hop fields. */
[[nodiscard]] http::HeaderList responseTrailers(const http::HeaderList &trailers, const http::HeaderList &head);

} // namespace gateway
