#pragma once

#include "exchange.h"

#include <optional>

namespace exchangecheck {

/** Returns the body of a message without its content coding, or std::nullopt if it can't be compared with a
 * description: the record does not have all of it, its content coding can't be removed, or it is larger than the
 * checkers read. */
[[nodiscard]] std::optional<QByteArray> wholeBody(const http::Body &body, const http::HeaderList &headers);

/** Returns the body of a request as wholeBody() does. The header fields say whether there was a body that the record
 * does not have. */
[[nodiscard]] std::optional<QByteArray> requestBodyOf(const traffic::Exchange &exchange);
/** Returns the body of the response as wholeBody() does: empty for a response to HEAD and for a status without a body.
 */
[[nodiscard]] std::optional<QByteArray> responseBodyOf(const traffic::Exchange &exchange);

} // namespace exchangecheck
