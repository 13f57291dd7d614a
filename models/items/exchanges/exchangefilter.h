#pragma once

#include "exchange.h"

#include <QString>
#include <QStringList>

namespace items {

/**
 * What the filter field of the exchanges says. Words are joined by "and"; `-word` negates; "two words" in quotes are
 * one. `status:404`, `status:5xx`, `status:none`, `method:GET,POST`, `path:/pets` (with `*` as wildcard), `api:shop`,
 * `changed:authorization`, `header:etag`, `ms:>100`. Other words are looked for in method, target, API and status.
 */
class ExchangeFilter final
{
public:
    ExchangeFilter() = default;
    [[nodiscard]] static ExchangeFilter parse(QStringView text);

    [[nodiscard]] bool matches(const traffic::Exchange &exchange) const;
    [[nodiscard]] bool isEmpty() const { return m_terms.isEmpty(); }
    /** The terms that have a known key and a value that means nothing, like `status:abc`. They match nothing. */
    [[nodiscard]] const QStringList &misunderstood() const { return m_misunderstood; }

private:
    enum class Key { Word, Status, Method, Path, Api, Changed, Header, Duration };
    struct Term {
        Key key = Key::Word;
        QString value;
        bool negated = false;
        bool understood = true;
    };

    [[nodiscard]] static Term readTerm(QStringView token);
    [[nodiscard]] static bool isUnderstood(const Term &term);
    [[nodiscard]] static bool holds(const Term &term, const traffic::Exchange &exchange);

    QList<Term> m_terms;
    QStringList m_misunderstood;
};

} // namespace items
