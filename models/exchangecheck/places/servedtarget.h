#pragma once

#include "exchange.h"

#include <optional>

namespace exchangecheck {

/** Returns the path and query of `target` after its first `bytes` bytes, beginning with a slash; std::nullopt if these
 * bytes end inside a segment of the path. */
[[nodiscard]] std::optional<QByteArray> targetAfter(const QByteArray &target, qsizetype bytes);

/** Returns the path and query of a recorded request below the listen path of the route that it matched. std::nullopt if
 * no route matched, as for exchanges from HAR files. */
[[nodiscard]] std::optional<QByteArray> servedTarget(const traffic::Exchange &exchange);

} // namespace exchangecheck
