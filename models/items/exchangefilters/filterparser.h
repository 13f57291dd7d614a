#pragma once

#include "filterterm.h"

#include <optional>
#include <vector>

namespace items {

/** The conditions of a filter and how they are combined. */
struct FilterExpression {
    enum class Kind { Term, Not, All, Any };

    Kind kind = Kind::All;
    std::optional<FilterTerm> term;      ///< The condition of Kind::Term.
    std::vector<FilterExpression> parts; ///< The operands of the other kinds; one for Not.

    /** True if an exchange fits. `whole` is needed only if readsWhole(). */
    [[nodiscard]] bool matches(const ExchangeFacts &facts, const traffic::Exchange *whole) const;
    /** True if a condition reads more than the facts of an exchange. */
    [[nodiscard]] bool readsWhole() const;
    [[nodiscard]] bool hasKey(FilterTerm::Key key) const;
};

/** The first part of a filter's text that has no meaning. */
struct FilterMistake {
    enum class Kind {
        UnknownKey, ///< `text` is a word before a colon that is no key.
        Value,      ///< `text` is a key and a value that it does not take, such as `status:abc`.
        Problem,    ///< `text` is `problem:` and a word that is not in problemWords().
        Missing,    ///< A condition is missing beside the operator or bracket that `text` is.
        Bracket,    ///< `text` is a bracket without its counterpart, or one too deep inside others.
    };

    Kind kind = Kind::Value;
    QString text;
    qsizetype position = 0; ///< The index of `text` in the filter.
};

/** The result of parsing a filter: an expression, nothing for a filter without conditions, or a mistake. */
struct ParsedFilter {
    std::optional<FilterExpression> expression;
    std::optional<FilterMistake> mistake;
};

/** Reads the text of a filter. ExchangeFilter describes its grammar. */
[[nodiscard]] ParsedFilter parseFilter(QStringView text);

} // namespace items
