#pragma once

#include "message.h"

namespace traffic {

/** A body without its content codings, or why it can't be searched for secrets. */
struct DecodedBody {
    http::Body body;
    QByteArray problem; ///< Why the body can't be searched, as a part of a sentence; empty if it can.
};

/** Removes the content codings of a body. Decodes at most `limit` bytes; a larger body has a problem. */
[[nodiscard]] DecodedBody decodedBody(const http::Body &body, const http::HeaderList &headers, qsizetype limit);

/** True if the header fields of a message declare its body as the parameters of a form. */
[[nodiscard]] bool isForm(const http::HeaderList &headers);

} // namespace traffic
