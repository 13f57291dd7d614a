#pragma once

#include "exchange.h"

#include <QList>

namespace items {

/** A line of the comparison of two exchanges. */
struct ComparedLine {
    enum class Kind {
        Same,
        First,  ///< The line is only in the first exchange.
        Second, ///< The line is only in the second exchange.
        Gap,    ///< A gap of `count` equal lines that are not shown.
    };
    Kind kind = Kind::Same;
    QByteArray text; ///< The text of the line without the line break; empty for a gap.
    qsizetype count = 1;
    friend bool operator==(const ComparedLine &, const ComparedLine &) = default;
};

/** The comparison of two messages, which are both requests or both responses. */
struct ComparedMessage {
    /** The first line of the messages, then their header fields by name, in the first message's order. */
    QList<ComparedLine> head;
    QList<ComparedLine> body; ///< The lines of the bodies, with formatted JSON; empty if both bodies are equal.
    /** True if the bodies differ only in masked or truncated parts, so that no line shows it. */
    bool differsUnseen = false;
    [[nodiscard]] bool isSame() const;
    friend bool operator==(const ComparedMessage &, const ComparedMessage &) = default;
};

/** The comparison of two exchanges. */
struct ComparedExchanges {
    ComparedMessage request;  ///< The comparison of the requests that the clients sent.
    ComparedMessage response; ///< The comparison of the responses to the clients.
};

/** An exchange to compare, and the same exchange with or without masked secrets, which is shown. Both have the same
 * fields in the same order. */
struct ShownExchange {
    const traffic::Exchange &exchange;
    const traffic::Exchange &shown;
};

/** Compares two exchanges as they were recorded. The result has the texts of `shown`. */
[[nodiscard]] ComparedExchanges compareExchanges(const ShownExchange &first, const ShownExchange &second);

} // namespace items
