#pragma once

#include "customrule.h"
#include "patterncache.h"
#include "selection.h"
#include "subject.h"

#include <QHash>

#include <memory>

namespace lint {

/** What a function is called with. */
struct FunctionTarget {
    /** What is there; null if nothing is. */
    const jsonpath::Item *item = nullptr;
    /** The value is the key or index of the item. */
    bool isKey = false;
    /** Its value can be in messages: it is not a secret, and not of another file. */
    bool isShown = true;

    [[nodiscard]] bool isDefined() const { return item != nullptr; }
    [[nodiscard]] document::Node node() const { return item && !isKey ? item->node : document::Node(); }
    /** The text of a string or key; nothing for other values. */
    [[nodiscard]] std::optional<QByteArray> text() const;
};

/** Something wrong with a target. */
struct FunctionResult {
    QString error;                ///< With `#{{print("property")}}` and such.
    QList<QByteArray> below = {}; ///< The place, from the target.
};

/** What the calls of functions on one document share. Not thread-safe. */
class FunctionContext final
{
public:
    FunctionContext(const Subject &checked, jsonpath::Selection &items)
        : subject(checked)
        , selection(items)
    {}
    ~FunctionContext();
    Q_DISABLE_COPY_MOVE(FunctionContext)

    const Subject &subject;
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
