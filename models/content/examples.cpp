#include "examples.h"

#include "memberedit.h"
#include "refs.h"

#include <QSet>

#include <algorithm>

namespace content {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

/** The members of an Example Object with a value, the ones that say most first. */
constexpr const char *ValueMembers[] = {"dataValue", "value", "serializedValue"};

Pointer valueIn(const Snapshot &snapshot, const Pointer &example)
{
    const openapi::Resolution object = openapi::resolveAt(snapshot, example);
    if (!object.isResolved() || object.node.member("externalValue").exists())
        return {};
    for (const char *member : ValueMembers) {
        if (object.node.member(member).exists())
            return object.target / QByteArray(member);
    }
    return object.target / QByteArray("value");
}

bool isSame(const Node &node, const Value &value)
{
    const auto old = node.value();
    return old && *old == value;
}

QSet<QByteArray> namesOf(const Value &value)
{
    QSet<QByteArray> names;
    for (const Value::Member &member : value.members())
        names.insert(member.first);
    return names;
}

/** True if objects have a name in common, and neither has one twice. */
bool haveCommonNames(const Node &node, const Value &value)
{
    const bool areObjects = node.isMapping() && value.type() == Value::Type::Object;
    const QSet<QByteArray> names = areObjects ? namesOf(value) : QSet<QByteArray>();
    if (names.isEmpty() || names.size() != value.members().size())
        return false;
    QSet<QByteArray> own;
    for (qsizetype i = 0; i < node.childCount(); ++i)
        own.insert(node.keyAt(i));
    return own.size() == node.childCount() && own.intersects(names);
}

/** Writes a value that is there already. An alias gets a value of its own. */
base::Result<void> writeEntry(Document &document, const Pointer &place, const Node &entry, const Value &value)
{
    if (entry.kind() != document::Kind::Alias)
        return writeExample(document, place, value);
    return isSame(entry, value) ? base::Result<void>() : document.replaceSubtree(place, value);
}

/** Removes, moves, adds and changes only the members that differ. */
base::Result<void> writeMembers(Document &document, const Pointer &place, const Value &value)
{
    const QSet<QByteArray> names = namesOf(value);
    const Node before = document.snapshot().at(place);
    for (qsizetype i = 0; i < before.childCount(); ++i) {
        if (names.contains(before.keyAt(i)))
            continue;
        if (auto removed = document.remove(place / before.keyAt(i)); !removed)
            return removed;
    }
    for (qsizetype i = 0; i < value.members().size(); ++i) {
        const auto &[name, member] = value.members().at(i);
        const Node now = document.snapshot().at(place);
        const qsizetype at = now.indexOf(name);
        const base::Result<void> placed = at < 0 ? document.insert(place / name, member, i < now.childCount() ? i : -1)
                                          : at != i ? document.moveEntry(place / name, i)
                                                    : base::Result<void>();
        const base::Result<void> written = placed && at >= 0
                                               ? writeEntry(document, place / name, now.childAt(at), member)
                                               : placed;
        if (!written)
            return written;
    }
    return {};
}

/** Changes only the items between the equal ones at the start and at the end. */
base::Result<void> writeItems(Document &document, const Pointer &place, const Value &value)
{
    const Node before = document.snapshot().at(place);
    const QList<Value> &items = value.items();
    const qsizetype fewer = std::min(before.childCount(), items.size());
    qsizetype first = 0;
    while (first < fewer && isSame(before.childAt(first), items.at(first)))
        ++first;
    qsizetype last = 0;
    while (last < fewer - first &&
           isSame(before.childAt(before.childCount() - 1 - last), items.at(items.size() - 1 - last)))
        ++last;
    for (qsizetype i = first; i < fewer - last; ++i) {
        if (auto written = writeEntry(document, place.child(i), before.childAt(i), items.at(i)); !written)
            return written;
    }
    for (qsizetype i = before.childCount() - last - 1; i >= fewer - last; --i) {
        if (auto removed = document.remove(place.child(i)); !removed)
            return removed;
    }
    for (qsizetype i = fewer - last; i < items.size() - last; ++i) {
        const auto added = last > 0 ? document.insert(place.child(i), items.at(i), i)
                                    : document.append(place, items.at(i));
        if (!added)
            return added;
    }
    return {};
}

} // namespace

QList<ExampleEntry> examplesOf(const Snapshot &snapshot, const Pointer &holder)
{
    QList<ExampleEntry> entries;
    const Node object = snapshot.at(holder);
    if (object.member("example").exists())
        entries.append({{}, holder / QByteArray("example"), holder / QByteArray("example")});
    const Node examples = object.member("examples");
    for (qsizetype i = 0; examples.isMapping() && i < examples.childCount(); ++i) {
        const Pointer place = holder / Pointer{"examples", examples.keyAt(i)};
        entries.append({examples.keyAt(i), place, valueIn(snapshot, place)});
    }
    return entries;
}

base::Result<Pointer> addExample(Document &document, const Pointer &holder, const QByteArray &name, const Value &value)
{
    if (name.isEmpty())
        return base::Error{base::ErrorCode::InvalidArgument, {}};
    const Pointer place = holder / Pointer{"examples", name};
    if (document.snapshot().at(place).exists())
        return base::Error{base::ErrorCode::AlreadyExists, place.toString()};
    const Document::Step step(document, {});
    const Pointer single = holder / QByteArray("example");
    if (const Node example = document.snapshot().at(single); example.exists()) {
        const auto old = example.value();
        if (!old)
            return old.error();
        const Pointer kept = holder / Pointer{"examples", name == "default" ? "first" : "default"};
        if (auto moved = openapi::setMember(document, kept, Value::object({{"value", *old}})); !moved)
            return moved.error();
        if (auto removed = document.remove(single); !removed)
            return removed.error();
    }
    const base::Result<void> added = openapi::setMember(document, place, Value::object({{"value", value}}));
    return added ? base::Result<Pointer>(place) : base::Result<Pointer>(added.error());
}

base::Result<void> removeExample(Document &document, const Pointer &example)
{
    const Pointer map = example.parent();
    const bool isLast = map.last() == "examples" && document.snapshot().at(map).childCount() == 1;
    return document.remove(isLast ? map : example);
}

base::Result<void> writeExample(Document &document, const Pointer &place, const Value &value)
{
    const Node node = document.snapshot().at(place);
    if (node.exists() && isSame(node, value))
        return {};
    const Document::Step step(document, {});
    if (haveCommonNames(node, value))
        return writeMembers(document, place, value);
    const bool isList = node.isSequence() && value.type() == Value::Type::Array;
    if (isList && node.childCount() > 0 && !value.items().isEmpty())
        return writeItems(document, place, value);
    return openapi::setMember(document, place, value);
}

} // namespace content
