#pragma once

#include "exchange.h"

#include <QString>
#include <QStringList>

namespace items {

/**
 * A filter of exchanges that is written as text. All terms must match; `-term` negates; quotes keep spaces in a term.
 * Terms are `status:404`, `status:5xx`, `status:none`, `method:GET,POST`, `path:/pets` (with `*` as wildcard),
 * `api:shop`, `changed:authorization`, `header:etag` and `ms:>100`. Other terms are searched in method, target, API and
 * status.
 */
class ExchangeFilter final
{
public:
    ExchangeFilter() = default;
    [[nodiscard]] static ExchangeFilter parse(QStringView text);

    [[nodiscard]] bool matches(const traffic::Exchange &exchange) const;
    [[nodiscard]] bool isEmpty() const { return m_terms.isEmpty(); }
    /** The terms of the filter with a known key and an invalid value, such as `status:abc`. They match nothing. */
    [[nodiscard]] const QStringList &misunderstood() const { return m_misunderstood; }

private:
    enum class Key { Word, Status, Method, Path, Api, Changed, Header, Duration };
    struct Term {
        Key key = Key::Word;
        QString value;
        bool negated = false;
        bool isValid = true;
    };

    [[nodiscard]] static Term readTerm(QStringView token);
    [[nodiscard]] static bool isValidTerm(const Term &term);
    [[nodiscard]] static bool matchesTerm(const Term &term, const traffic::Exchange &exchange);

    QList<Term> m_terms;
    QStringList m_misunderstood;
};

} // namespace items
