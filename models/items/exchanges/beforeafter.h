#pragma once

#include "exchange.h"

#include <QList>

#include <optional>

namespace items {

/** How a line of the client's request differs from the upstream's. */
enum class LineKind {
    Same,
    Added,   ///< Only the upstream got it.
    Removed, ///< Only the client sent it.
    Changed,
    NotSent, ///< The exchange did not reach the upstream.
};

/** One line of the two requests side by side: the request line first, then the header fields in the upstream's order.
 */
struct BeforeAfterRow {
    LineKind kind = LineKind::Same;
    std::optional<QByteArray> client;   ///< "Name: value", or the request line.
    std::optional<QByteArray> upstream; ///< The same for what was sent on.
    QList<traffic::Change> causes;      ///< What the gateway did to this line; several for a target.
    friend bool operator==(const BeforeAfterRow &, const BeforeAfterRow &) = default;
};

/**
 * Lays the client's request and the upstream's next to each other. The comparison is made on `exchange`; the lines are
 * taken from `shown`, the same exchange with its secrets masked, or itself. Both have the same fields in the same
 * order.
 */
[[nodiscard]] QList<BeforeAfterRow> alignBeforeAfter(const traffic::Exchange &exchange, const traffic::Exchange &shown);

} // namespace items
