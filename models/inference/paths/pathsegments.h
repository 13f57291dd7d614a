#pragma once

#include "exchange.h"
#include "nameguard.h"
#include "targetredactor.h"

namespace inference {

/** A segment of a request's path. */
struct PathSegment {
    QByteArray text;       ///< Percent-decoded.
    bool isSecret = false; ///< True for a segment that must not be written.
};

/** Returns the segments of the path of an exchange's request after its first `baseSize` bytes. Those that redaction
 * changes, that are too long or that look like secrets are secrets. `names` has read the exchange. */
[[nodiscard]] QList<PathSegment> pathSegments(const traffic::Exchange &exchange, qsizetype baseSize,
                                              traffic::TargetRedactor &redactor, const NameGuard &names);

} // namespace inference
