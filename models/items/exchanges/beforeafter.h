#pragma once

#include "exchange.h"

#include <QList>

#include <optional>

namespace items {

/** How a line of the client request differs from the upstream request. */
enum class LineKind {
    Same,
    Added,   ///< Only in the upstream request.
    Removed, ///< Only in the client request.
    Changed,
    NotSent, ///< The exchange did not reach the upstream.
};

/** A line of both requests side by side: first the request line, then the header fields in the order of the upstream.
 */
struct BeforeAfterRow {
    LineKind kind = LineKind::Same;
    std::optional<QByteArray> client;   ///< "Name: value", or the request line.
    std::optional<QByteArray> upstream; ///< The same for the upstream request.
    QList<traffic::Change> causes;      ///< The changes of this line. The request line can have several.
    friend bool operator==(const BeforeAfterRow &, const BeforeAfterRow &) = default;
};

/**
 * Aligns the client request and the upstream request. `exchange` is compared; the texts are from `shown`, which is the
 * same exchange with or without masked secrets. Both must have the same fields in the same order.
 */
[[nodiscard]] QList<BeforeAfterRow> alignBeforeAfter(const traffic::Exchange &exchange, const traffic::Exchange &shown);

} // namespace items
