#include "memberedit.h"

#include "editsequence.h"
#include "memberorder.h"
#include "newobject.h"
#include "objectplace.h"

namespace openapi {

using document::Document;
using document::EditResult;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

std::optional<specification::NewMember> newMember(const Snapshot &snapshot, const Pointer &place, const Value &value)
{
    return specification::newMemberAt(snapshot, place, value, [&snapshot](const Pointer &object) {
        return objectPlaceAt(snapshot, object, versionOf(snapshot)).kind;
    });
}

} // namespace

base::Result<void> setMember(Document &document, const Pointer &place, const Value &value)
{
    const auto added = newMember(document.snapshot(), place, value);
    return added ? document.insert(added->place, added->value, added->index) : document.set(place, value);
}

EditResult setMemberIn(const Snapshot &before, const Pointer &place, const Value &value)
{
    const auto added = newMember(before, place, value);
    return added ? document::insertInto(before, added->place, added->value, added->index)
                 : document::setIn(before, place, value);
}

EditResult copyMemberIn(const Snapshot &before, const Pointer &place, const Value &value,
                        const document::CopySource &source)
{
    const auto added = newMember(before, place, Value());
    if (!added || added->place == place)
        return document::copyInto(before, place, value, added ? added->index : -1, source);
    EditSequence sequence(before);
    if (auto done = sequence.add(document::insertInto(before, added->place, added->value, added->index)); !done)
        return done.error();
    if (auto done = sequence.add(document::copyInto(sequence.snapshot(), place, value, -1, source)); !done)
        return done.error();
    return sequence.edited();
}

base::Result<void> copyMember(Document &document, const Pointer &place, const Value &value, const Pointer &from)
{
    const Snapshot before = document.snapshot();
    const EditResult copied = copyMemberIn(before, place, value, {before, from, document::CopiedComments::Inside});
    return copied ? document.apply(before, *copied) : base::Result<void>(copied.error());
}

base::Result<Pointer> addEntry(Document &document, const Pointer &object, const specification::Field &field,
                               const Value &entry)
{
    using specification::Holds;
    const bool isMap = field.type.holds == Holds::Map;
    const Pointer collection = object / field.name;
    const Node node = document.snapshot().at(collection);
    const bool isThere = node.exists() && !node.isNull();
    if (isThere && !(isMap ? node.isMapping() : node.isSequence()))
        return base::Error{base::ErrorCode::WrongType, collection.toString()};
    const QByteArray name = isMap ? newName(field.type.keys, node) : QByteArray::number(node.childCount());
    base::Result<void> added;
    if (!isThere)
        added = setMember(document, collection, isMap ? Value::object({{name, entry}}) : Value::array({entry}));
    else
        added = document.insert(collection / (isMap ? name : QByteArray("-")), entry);
    if (!added)
        return added.error();
    return collection / name;
}

} // namespace openapi
