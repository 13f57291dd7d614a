#pragma once

#include "exchange.h"
#include "inferencecounts.h"

namespace inference {

/** Counts an exchange. Returns true if a draft can be made from it. */
[[nodiscard]] bool isUsable(const traffic::Exchange &exchange, InferenceCounts &counts);

/** Returns the server that the client sent the request to, such as `https://api.example.com`: that of the URL or, if
 * the URL is empty, of the `Host` field. Returns an empty text if it is not known. */
[[nodiscard]] QByteArray originOf(const traffic::Exchange &exchange, const QByteArray &url);

/** Returns true for a server on this machine. */
[[nodiscard]] bool isLoopback(const QByteArray &origin);

} // namespace inference
