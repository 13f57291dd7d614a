#pragma once

#include "customrule.h"
#include "description.h"
#include "patterncache.h"
#include "selection.h"

#include <QHash>

#include <memory>

namespace lint {

/** The number of keys of a mapping that a custom rule can compare in one step of its budget. */
inline constexpr qsizetype KeysOfStep = 32;

/** Returns the number of steps of a budget for storing, reading or comparing a text of `length` characters. */
[[nodiscard]] constexpr qint64 stepsOfText(qsizetype length)
{
    constexpr qsizetype LengthOfStep = 64;
    return 1 + length / LengthOfStep;
}

/** Returns the number of steps of a budget for reading a value: those for the text of a scalar, one for other values.
 */
[[nodiscard]] inline qint64 stepsOfNode(const document::Node &node)
{
    return stepsOfText(node.isScalar() ? node.span().length : 0);
}

/** Returns the number of steps of a budget for looking up a member of `node` by its name. */
[[nodiscard]] inline qint64 stepsOfLookup(const document::Node &node)
{
    return 1 + node.childCount() / KeysOfStep;
}

/** The value or key of a description that a function of a custom rule checks. */
struct FunctionTarget {
    /** The item of the description to check; null if the field that the rule names does not exist. */
    const jsonpath::Item *item = nullptr;
    /** The function checks the key or index of the item instead of its value. */
    bool isKey = false;

    [[nodiscard]] bool isDefined() const { return item != nullptr; }
    [[nodiscard]] document::Node node() const { return item && !isKey ? item->node : document::Node(); }
    /** Returns the text of the target if it is a string or a key, and std::nullopt for other values. */
    [[nodiscard]] std::optional<QByteArray> text() const;
};

/** A problem that a function of a custom rule found in its target. */
struct FunctionResult {
    QString error; ///< The error for the message, which can contain `#{{print("property")}}` and similar marks.
    QList<QByteArray> below = {}; ///< The names of the members from the target to the place of the problem.
    /** The error to show if the value must not be in messages. Empty: `error`, which contains no value. */
    QString errorIfHidden = {};
};

/** What all calls of functions of custom rules on one description share: the budget, the selection and caches. Not
 * thread-safe. */
class FunctionContext final
{
public:
    FunctionContext(const description::Description &checked, jsonpath::Selection &items)
        : description(checked)
        , selection(items)
    {}
    ~FunctionContext();
    Q_DISABLE_COPY_MOVE(FunctionContext)

    /** Takes steps from the run's budget for the work of a function. Returns false if none are left: then no result of
     * the function counts. */
    [[nodiscard]] bool take(qint64 steps)
    {
        selection.steps() -= steps;
        return selection.steps() >= 0;
    }

    const description::Description &description;
    jsonpath::Selection &selection;

    /** The compiled regular expressions of functions' options. */
    schema::PatternCache patterns;
    /** The compiled schemas of functions' options, by the calls that have the options. */
    struct Schema;
    QHash<const FunctionCall *, std::shared_ptr<Schema>> schemas;
    const FunctionCall *call = nullptr; ///< The call of a function that is running.
};

using FunctionResults = QList<FunctionResult>;

} // namespace lint
