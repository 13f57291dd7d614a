#pragma once

#include "exchangechunk.h"
#include "filterparser.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace items {

/**
 * A filter of exchanges that is written as text. Conditions beside each other must all match; `or`, `not` (or `-` in
 * front) and brackets combine them; quotes keep spaces and colons in a condition. Conditions are `status:404`,
 * `status:5xx,none`, `method:GET,POST`, `path:/pets` (with `*` as wildcard), `api:"Book shop"`, `header:etag`,
 * `header:accept=json`, `changed:authorization`, `body:text`, `larger:1MB`, `smaller:2kB`, `slower:200ms`, `faster:1s`,
 * `ms:>100`, `problem:refused,contract` (see ExchangeProblem) and `comment:text` (`comment:*` for any). Other words
 * are searched in method, target, API, status and comment. Copies share what they have read.
 */
class ExchangeFilter final
{
public:
    ExchangeFilter() = default;
    [[nodiscard]] static ExchangeFilter parse(QStringView text);

    /** True if the exchange fits. A filter with a mistake fits nothing. */
    [[nodiscard]] bool matches(const traffic::Exchange &exchange) const
    {
        return !m_mistake && (!m_expression || m_expression->matches(factsOf(exchange), &exchange));
    }
    /** As above, for an exchange of a list. It is read back from its chunk only if readsWhole(). */
    [[nodiscard]] bool matches(const KeptExchange &kept) const;
    /** True if every exchange fits. */
    [[nodiscard]] bool isEmpty() const { return !m_expression && !m_mistake; }
    /** True if matches() reads bodies, which can be in a file: not for the thread of the window. */
    [[nodiscard]] bool readsBodies() const { return m_expression && m_expression->hasKey(FilterTerm::Key::Body); }
    /** True if matches() reads headers, changes or bodies. */
    [[nodiscard]] bool readsWhole() const { return m_expression && m_expression->readsWhole(); }
    /** True if matches() can change when an exchange gets another ContractVerdict. */
    [[nodiscard]] bool readsVerdict() const { return m_expression && m_expression->hasKey(FilterTerm::Key::Problem); }
    /** The first part of the text that has no meaning. */
    [[nodiscard]] const std::optional<FilterMistake> &mistake() const { return m_mistake; }
    /** The keys of conditions, without the colon. */
    [[nodiscard]] static QStringList keys() { return FilterTerm::keyNames(); }

private:
    std::shared_ptr<const FilterExpression> m_expression;
    std::optional<FilterMistake> m_mistake;
};

} // namespace items
