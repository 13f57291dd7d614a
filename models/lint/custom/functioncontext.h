#pragma once

#include "customrule.h"
#include "description.h"
#include "patterncache.h"
#include "selection.h"

#include <QHash>

#include <memory>

namespace lint {

/** The number of keys of a mapping that a step of the budget of custom rules compares. */
inline constexpr qsizetype KeysOfStep = 32;

/** The steps for a text of this length that is stored, read or compared. */
[[nodiscard]] constexpr qint64 stepsOfText(qsizetype length)
{
    constexpr qsizetype LengthOfStep = 64;
    return 1 + length / LengthOfStep;
}

/** The steps for reading a value: of the text of a scalar, or one. */
[[nodiscard]] inline qint64 stepsOfNode(const document::Node &node)
{
    return stepsOfText(node.isScalar() ? node.span().length : 0);
}

/** Returns how many steps of the budget a lookup of a member by its name in a mapping takes. */
[[nodiscard]] inline qint64 stepsOfLookup(const document::Node &node)
{
    return 1 + node.childCount() / KeysOfStep;
}

/** What a function is called with. */
struct FunctionTarget {
    /** What is there; null if nothing is. */
    const jsonpath::Item *item = nullptr;
    /** The value is the key or index of the item. */
    bool isKey = false;

    [[nodiscard]] bool isDefined() const { return item != nullptr; }
    [[nodiscard]] document::Node node() const { return item && !isKey ? item->node : document::Node(); }
    /** The text of a string or key; nothing for other values. */
    [[nodiscard]] std::optional<QByteArray> text() const;
};

/** Something wrong with a target. */
struct FunctionResult {
    QString error;                ///< With `#{{print("property")}}` and such.
    QList<QByteArray> below = {}; ///< The place, from the target.
    QString errorIfHidden = {};   ///< For a value that can't be in messages; empty: `error` has no values.
};

/** What the calls of functions on one document share. Not thread-safe. */
class FunctionContext final
{
public:
    FunctionContext(const description::Description &checked, jsonpath::Selection &items)
        : description(checked)
        , selection(items)
    {}
    ~FunctionContext();
    Q_DISABLE_COPY_MOVE(FunctionContext)

    /** Takes steps of the run for work of a function. False if there are none left: then no result counts. */
    [[nodiscard]] bool take(qint64 steps)
    {
        selection.steps() -= steps;
        return selection.steps() >= 0;
    }

    const description::Description &description;
    jsonpath::Selection &selection;

    /** Regular expressions of the options. */
    schema::PatternCache patterns;
    /** Compiled schemas, by the calls that have them. */
    struct Schema;
    QHash<const FunctionCall *, std::shared_ptr<Schema>> schemas;
    const FunctionCall *call = nullptr; ///< That is being made.
};

using FunctionResults = QList<FunctionResult>;

} // namespace lint
