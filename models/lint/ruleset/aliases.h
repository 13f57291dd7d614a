#pragma once

#include "customrule.h"
#include "rulesetbudget.h"

#include <QHash>
#include <QStringList>

namespace lint {

/** Returns the bits of Format for a ruleset's list of formats such as `[oas3, oas3.1]`, or AnyFormat if the node is not
 * a list. */
[[nodiscard]] int formatsOf(const document::Node &list);

/** The text of a path of a rule's `given`, and the Format bits of the documents that it is for. */
struct GivenText {
    QString path;
    int formats = AnyFormat;
};

/** The largest number of paths that the `given` of one rule can have, with aliases replaced. */
inline constexpr qsizetype MaximumPathsOfRule = 100;

/** The `aliases` of ruleset files: names for JSONPaths, which rules use in `given`. */
class Aliases final
{
public:
    /** Why resolved() returns no paths for an expression. */
    enum class Fault { NotDefined, TooManyPaths };

    /** Adds the aliases of a ruleset; they replace earlier ones with the same names. Ends when the budget is met. */
    void read(const document::Node &aliases, RulesetBudget &budget);
    /** Returns the paths of an expression such as `#PathItem[get]`, with aliases replaced. Returns NotDefined if the
     * expression has an alias that does not exist or that contains itself, and TooManyPaths if there are more than
     * MaximumPathsOfRule or the budget is met. */
    [[nodiscard]] base::Result<QList<GivenText>, Fault> resolved(const QString &expression,
                                                                 RulesetBudget &budget) const;

private:
    [[nodiscard]] std::optional<Fault> resolve(const GivenText &given, int depth, RulesetBudget &budget,
                                               QList<GivenText> &into) const;

    QHash<QString, QList<GivenText>> m_aliases;
};

} // namespace lint
