#include "listitems.h"

#include "memberedit.h"

#include <algorithm>
#include <iterator>

namespace designer {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

namespace {

QList<Value> valuesOf(const Node &list)
{
    QList<Value> values;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        const auto value = list.childAt(i).resolved().value();
        values.append(value ? *value : Value());
    }
    return values;
}

/** Replaces the items from `first` on: `removed` of them by `items`. */
base::Result<void> replaceItems(Document &document, const Pointer &list, qsizetype first, qsizetype removed,
                                const QList<Value> &items)
{
    const qsizetype rewritten = std::min(removed, items.size());
    for (qsizetype i = 0; i < rewritten; ++i) {
        if (auto done = document.set(list.child(first + i), items.at(i)); !done)
            return done;
    }
    for (qsizetype i = removed - 1; i >= rewritten; --i) {
        if (auto done = document.remove(list.child(first + i)); !done)
            return done;
    }
    for (qsizetype i = rewritten; i < items.size(); ++i) {
        if (auto done = document.insert(list.child("-"), items.at(i), first + i); !done)
            return done;
    }
    return {};
}

} // namespace

QStringList readTexts(const Node &list)
{
    QStringList texts;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i)
        texts.append(list.childAt(i).resolved().text());
    return texts;
}

base::Result<void> writeItems(Document &document, const Pointer &list, const QList<Value> &items)
{
    const Node node = document.snapshot().at(list);
    if (items.isEmpty())
        return node.exists() ? document.remove(list) : base::Result<void>();
    const QList<Value> old = valuesOf(node);
    if (old.isEmpty())
        return openapi::setMember(document, list, Value::array(items));
    const auto [oldStart, newStart] = std::mismatch(old.cbegin(), old.cend(), items.cbegin(), items.cend());
    const auto ends = std::mismatch(old.crbegin(), std::make_reverse_iterator(oldStart), items.crbegin(),
                                    std::make_reverse_iterator(newStart));
    const QList<Value> changed(newStart, ends.second.base());
    return replaceItems(document, list, oldStart - old.cbegin(), ends.first.base() - oldStart, changed);
}

base::Result<void> writeTexts(Document &document, const Pointer &list, const QStringList &texts)
{
    QList<Value> items;
    for (const QString &text : texts)
        items.append(Value::string(text));
    return writeItems(document, list, items);
}

} // namespace designer
