#pragma once

#include "exchange.h"

#include <QList>

#include <optional>

namespace items {

/** How a line of the client request differs from that of the upstream request. */
enum class LineKind {
    Same,
    Added,   ///< The line is only in the upstream request.
    Removed, ///< The line is only in the client request.
    Changed,
    NotSent, ///< The exchange did not reach the upstream.
};

/** A line of the client request and the upstream request side by side: first the request line, then the header fields
 * in the order of the upstream request. */
struct BeforeAfterRow {
    LineKind kind = LineKind::Same;
    std::optional<QByteArray> client;   ///< The line of the client request: "Name: value", or the request line.
    std::optional<QByteArray> upstream; ///< The line of the upstream request: "Name: value", or the request line.
    /** The changes that the gateway made to this line. The request line can have several. */
    QList<traffic::Change> causes;
    friend bool operator==(const BeforeAfterRow &, const BeforeAfterRow &) = default;
};

/** Aligns the lines of the client request and the upstream request of `exchange`. The lines show the texts of `shown`,
 * which is the same exchange with or without masked secrets and must have the same fields in the same order. */
[[nodiscard]] QList<BeforeAfterRow> alignBeforeAfter(const traffic::Exchange &exchange, const traffic::Exchange &shown);

} // namespace items
