#include "memberorder.h"

#include <algorithm>

namespace specification {

using document::Node;
using document::Pointer;
using document::Value;

namespace {

/** The row of a member in the table of its object; the number of rows for others. */
std::size_t rowOf(const ObjectType &type, QByteArrayView name)
{
    const auto row = std::find_if(type.fields.begin(), type.fields.end(),
                                  [name](const Field &field) { return name == field.name; });
    return std::size_t(row - type.fields.begin());
}

qsizetype indexFor(const Node &object, const ObjectType &type, QByteArrayView name)
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

std::optional<NewMember> newMemberAt(const document::Snapshot &snapshot, const Pointer &place, const Value &value,
                                     const KindOf &kindOf)
{
    if (place.isRoot() || snapshot.at(place).exists())
        return std::nullopt;
    Pointer object = place.parent();
    while (!object.isRoot() && !snapshot.at(object).exists())
        object = object.parent();
    const Node node = snapshot.at(object);
    if (!node.isMapping())
        return std::nullopt;
    const QList<QByteArray> missing = place.tokens().sliced(object.tokens().size());
    NewMember added{object / missing.first(), value, -1};
    for (qsizetype i = missing.size() - 1; i > 0; --i)
        added.value = Value::object({{missing.at(i), added.value}});
    if (const ObjectKind kind = kindOf(object); kind != ObjectKind::NoObject)
        added.index = indexFor(node, objectType(kind), missing.first());
    return added;
}

} // namespace specification
