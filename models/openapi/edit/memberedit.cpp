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

/** After the last member that comes before it in the table; otherwise before the first that comes after it. */
qsizetype indexFor(const Node &object, const specification::ObjectType &type, QByteArrayView name)
{
    const std::size_t row = rowOf(type, name);
    if (row == type.fields.size())
        return -1;
    qsizetype index = -1;
    for (qsizetype i = object.childCount() - 1; i >= 0; --i) {
        const std::size_t other = rowOf(type, object.keyAt(i));
        if (other < row)
            return i + 1;
        index = i;
    }
    return index;
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
