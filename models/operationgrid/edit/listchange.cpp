#include "listchange.h"

#include "edits.h"
#include "editsequence.h"
#include "memberedit.h"

#include <algorithm>

namespace operationgrid {

using document::EditResult;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

EditResult setList(const Snapshot &snapshot, const Pointer &place, const QList<Value> &items)
{
    const Node list = snapshot.at(place);
    const auto before = list.value();
    if (!list.isSequence() || !before)
        return openapi::setMemberIn(snapshot, place, Value::array(items));
    const QList<Value> &old = before->items();
    const qsizetype most = std::min(old.size(), items.size());
    qsizetype head = 0;
    while (head < most && old.at(head) == items.at(head))
        ++head;
    qsizetype tail = 0;
    while (tail < most - head && old.at(old.size() - 1 - tail) == items.at(items.size() - 1 - tail))
        ++tail;
    openapi::EditSequence sequence(snapshot);
    const qsizetype replaced = std::min(old.size(), items.size()) - head - tail;
    // An empty list is replaced, because it has no place for an item in a block.
    if (items.isEmpty() || (head == 0 && tail == 0 && replaced == 0))
        return document::replaceIn(snapshot, place, Value::array(items));
    for (qsizetype i = head; i < head + replaced; ++i) {
        if (auto done = sequence.add(document::replaceIn(sequence.snapshot(), place.child(i), items.at(i))); !done)
            return done.error();
    }
    for (qsizetype i = old.size() - tail - 1; i >= head + replaced; --i) {
        if (auto done = sequence.add(document::removeFrom(sequence.snapshot(), place.child(i))); !done)
            return done.error();
    }
    for (qsizetype i = head + replaced; i < items.size() - tail; ++i) {
        const Pointer item = place.child("-");
        if (auto done = sequence.add(document::insertInto(sequence.snapshot(), item, items.at(i), i)); !done)
            return done.error();
    }
    return sequence.edited();
}

} // namespace operationgrid
