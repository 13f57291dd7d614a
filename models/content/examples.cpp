#include "examples.h"

#include "memberedit.h"
#include "refs.h"

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

/** True if the members of the new value are those of the node, or those with some more after them. */
bool hasSameKeys(const Node &node, const Value &value)
{
    if (!node.isMapping() || value.type() != Value::Type::Object || value.members().size() < node.childCount())
        return false;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        if (node.keyAt(i) != value.members().at(i).first)
            return false;
    }
    return true;
}

base::Result<void> writeMembers(Document &document, const Pointer &place, const Value &value)
{
    for (const Value::Member &member : value.members()) {
        if (auto written = writeExample(document, place / member.first, member.second); !written)
            return written;
    }
    return {};
}

base::Result<void> writeItems(Document &document, const Pointer &place, const Value &value)
{
    for (qsizetype i = 0; i < value.items().size(); ++i) {
        if (auto written = writeExample(document, place.child(i), value.items().at(i)); !written)
            return written;
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
    if (hasSameKeys(node, value))
        return writeMembers(document, place, value);
    const bool isList = node.isSequence() && value.type() == Value::Type::Array;
    if (isList && node.childCount() > 0 && node.childCount() == value.items().size())
        return writeItems(document, place, value);
    return openapi::setMember(document, place, value);
}

} // namespace content
