#pragma once

#include "message.h"

namespace traffic {

/** A body without its content codings, or why it can't be searched for secrets. */
struct DecodedBody {
    http::Body body;
    QByteArray problem; ///< Part of a sentence; empty if there is none.
};

/** At most `limit` bytes are decoded; a larger body is a problem. */
[[nodiscard]] DecodedBody decodedBody(const http::Body &body, const http::HeaderList &headers, qsizetype limit);

/** True if the fields of a body declare it as the parameters of a form. */
[[nodiscard]] bool isForm(const http::HeaderList &headers);

} // namespace traffic
