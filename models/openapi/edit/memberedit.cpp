#include "memberedit.h"

#include "newobject.h"

#include <algorithm>

namespace openapi {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using specification::ObjectKind;

namespace {

/** The row of a member in the table of its object; the number of rows for others, which come last. */
std::size_t rowOf(const specification::ObjectType &type, QByteArrayView name)
{
    const auto row = std::find_if(type.fields.begin(), type.fields.end(),
                                  [name](const specification::Field &field) { return name == field.name; });
    return std::size_t(row - type.fields.begin());
}

/** After the nearest member that is before it in the table; otherwise before the nearest that is after it. */
qsizetype indexFor(const Node &object, const specification::ObjectType &type, QByteArrayView name)
{
    const std::size_t row = rowOf(type, name);
    for (std::size_t before = row; before > 0 && row < type.fields.size(); --before) {
        if (const qsizetype index = object.indexOf(type.fields[before - 1].name); index >= 0)
            return index + 1;
    }
    for (std::size_t after = row + 1; after < type.fields.size(); ++after) {
        if (const qsizetype index = object.indexOf(type.fields[after].name); index >= 0)
            return index;
    }
    return -1;
}

} // namespace

base::Result<void> setMember(Document &document, const Pointer &object, ObjectKind kind, const QByteArray &name,
                             const Value &value)
{
    const Node node = document.snapshot().at(object);
    const Pointer place = object / name;
    if (!node.isMapping() || node.member(name).exists())
        return document.set(place, value);
    return document.insert(place, value, indexFor(node, specification::objectType(kind), name));
}

base::Result<Pointer> addEntry(Document &document, const Pointer &object, ObjectKind kind,
                               const specification::Field &field, const Value &entry)
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
        added = setMember(document, object, kind, field.name,
                          isMap ? Value::object({{name, entry}}) : Value::array({entry}));
    else
        added = document.insert(collection / (isMap ? name : QByteArray("-")), entry);
    if (!added)
        return added.error();
    return collection / name;
}

} // namespace openapi
