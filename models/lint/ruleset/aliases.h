#pragma once

#include "customrule.h"
#include "rulesetbudget.h"

#include <QHash>
#include <QStringList>

namespace lint {

/** The bits of a list of formats such as `[oas3, oas3.1]`; AnyFormat if it is not a list. */
[[nodiscard]] int formatsOf(const document::Node &list);

/** A path of `given` with the formats that it is for. */
struct GivenText {
    QString path;
    int formats = AnyFormat;
};

/** Paths that the `given` of one rule can have, aliases replaced. */
inline constexpr qsizetype MaximumPathsOfRule = 100;

/** The `aliases` of rulesets: names for paths. */
class Aliases final
{
public:
    /** Why an expression has no paths. */
    enum class Fault { NotDefined, TooManyPaths };

    /** Adds the aliases of a ruleset; the same names replace earlier ones. Ends when the budget is met. */
    void read(const document::Node &aliases, RulesetBudget &budget);
    /** The paths of an expression such as `#PathItem[get]`. NotDefined: it has an alias that does not exist or that
     * contains itself. TooManyPaths: more than MaximumPathsOfRule, or the budget is met. */
    [[nodiscard]] base::Result<QList<GivenText>, Fault> resolved(const QString &expression,
                                                                 RulesetBudget &budget) const;

private:
    [[nodiscard]] std::optional<Fault> resolve(const GivenText &given, int depth, RulesetBudget &budget,
                                               QList<GivenText> &into) const;

    QHash<QString, QList<GivenText>> m_aliases;
};

} // namespace lint
