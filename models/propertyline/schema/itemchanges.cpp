#include "itemchanges.h"

namespace propertyline {

using document::Value;

namespace {

/** The indexes of the items that have no equal item in the other list. Equal items are counted. */
QList<qsizetype> indexesWithoutEqual(const QList<Value> &items, QList<Value> others)
{
    QList<qsizetype> indexes;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const qsizetype equal = others.indexOf(items[i]);
        if (equal < 0)
            indexes.append(i);
        else
            others.removeAt(equal);
    }
    return indexes;
}

} // namespace

QList<ItemChange> itemChanges(const QList<Value> &old, const QList<Value> &now)
{
    QList<ItemChange> changes;
    QList<Value> items = old;
    const QList<qsizetype> gone = indexesWithoutEqual(old, now);
    const QList<qsizetype> made = indexesWithoutEqual(now, old);
    if (gone.size() == made.size()) {
        for (qsizetype i = 0; i < gone.size(); ++i) {
            const Value &value = now[made[i]];
            changes.append({ItemChange::Kind::Change, gone[i], -1, items[gone[i]], value});
            items[gone[i]] = value;
        }
    } else {
        for (qsizetype i = gone.size() - 1; i >= 0; --i) {
            changes.append({ItemChange::Kind::Remove, gone[i]});
            items.removeAt(gone[i]);
        }
    }
    // What is left are items of the new list; equal ones can be at other positions.
    for (qsizetype i = 0; i < now.size(); ++i) {
        if (i < items.size() && items[i] == now[i])
            continue;
        const qsizetype from = items.indexOf(now[i], i);
        if (from >= 0) {
            changes.append({ItemChange::Kind::Move, from, i});
            items.move(from, i);
        } else {
            changes.append({ItemChange::Kind::Insert, i, -1, {}, now[i]});
            items.insert(i, now[i]);
        }
    }
    return changes;
}

} // namespace propertyline
