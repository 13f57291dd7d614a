#pragma once

#include "exchange.h"

#include <QList>

namespace items {

/** One line of two exchanges laid over one another. */
struct ComparedLine {
    enum class Kind {
        Same,
        First,  ///< Only in the first exchange.
        Second, ///< Only in the second.
        Gap,    ///< `count` equal lines that are left out.
    };
    Kind kind = Kind::Same;
    QByteArray text; ///< Without its line break; empty for a gap.
    qsizetype count = 1;
    friend bool operator==(const ComparedLine &, const ComparedLine &) = default;
};

/** What two messages have in common and what not. */
struct ComparedMessage {
    QList<ComparedLine> head;   ///< First line, then the fields by name, in the first message's order.
    QList<ComparedLine> body;   ///< Line by line, JSON as it is shown pretty; empty where both bodies are the same.
    bool differsUnseen = false; ///< The bodies differ, but only where they are masked or cut.
    [[nodiscard]] bool isSame() const;
    friend bool operator==(const ComparedMessage &, const ComparedMessage &) = default;
};

/** Two exchanges compared. */
struct ComparedExchanges {
    ComparedMessage request;  ///< The clients' requests.
    ComparedMessage response; ///< What the clients were answered.
};

/** An exchange, and the same one as it may be shown: its secrets masked, or itself. Both have the same fields in the
 * same order. */
struct ShownExchange {
    const traffic::Exchange &exchange;
    const traffic::Exchange &shown;
};

/** The comparison is made on the exchanges themselves; the lines are taken from what may be shown. */
[[nodiscard]] ComparedExchanges compareExchanges(const ShownExchange &first, const ShownExchange &second);

} // namespace items
