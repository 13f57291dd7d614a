#pragma once

#include "exchange.h"

#include <QList>

namespace items {

/** A line of the comparison of two exchanges. */
struct ComparedLine {
    enum class Kind {
        Same,
        First,  ///< Only in the first exchange.
        Second, ///< Only in the second.
        Gap,    ///< `count` equal lines that are not shown.
    };
    Kind kind = Kind::Same;
    QByteArray text; ///< Without the line break. Empty for a gap.
    qsizetype count = 1;
    friend bool operator==(const ComparedLine &, const ComparedLine &) = default;
};

/** The comparison of two messages. */
struct ComparedMessage {
    QList<ComparedLine> head;   ///< First line, then the fields by name, in the first message's order.
    QList<ComparedLine> body;   ///< Line by line, JSON formatted. Empty if both bodies are equal.
    bool differsUnseen = false; ///< The bodies differ only in masked or truncated parts.
    [[nodiscard]] bool isSame() const;
    friend bool operator==(const ComparedMessage &, const ComparedMessage &) = default;
};

/** The comparison of two exchanges. */
struct ComparedExchanges {
    ComparedMessage request;  ///< The clients' requests.
    ComparedMessage response; ///< The responses to the clients.
};

/** An exchange, and the same exchange with or without masked secrets. Both have the same fields in the same order. */
struct ShownExchange {
    const traffic::Exchange &exchange;
    const traffic::Exchange &shown;
};

/** Compares the exchanges themselves. The texts are from the shown ones. */
[[nodiscard]] ComparedExchanges compareExchanges(const ShownExchange &first, const ShownExchange &second);

} // namespace items
