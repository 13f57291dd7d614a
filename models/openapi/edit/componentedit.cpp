#include "componentedit.h"

#include "memberedit.h"
#include "newobject.h"
#include "objectplace.h"

namespace openapi {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using specification::Field;
using specification::Holds;
using specification::ObjectKind;
using specification::Version;

namespace {

const specification::ObjectType &componentsType()
{
    return specification::objectType(ObjectKind::Components);
}

Value withoutOperationIds(const Value &value, ObjectKind kind, Version version);

/** The value of a field: one object, or several. */
Value fieldWithoutOperationIds(const Value &value, const Field &field, Version version)
{
    const ObjectKind kind = field.type.object;
    // No operations in schemas, which can be large.
    if (kind == ObjectKind::NoObject || kind == ObjectKind::Schema || !value.isContainer())
        return value;
    if (field.type.holds != Holds::Map)
        return withoutOperationIds(value, kind, version);
    QList<Value::Member> members = value.members();
    for (Value::Member &member : members)
        member.second = withoutOperationIds(member.second, kind, version);
    return Value::object(members);
}

Value withoutOperationIds(const Value &value, ObjectKind kind, Version version)
{
    if (value.type() != Value::Type::Object)
        return value;
    QList<Value::Member> members = value.members();
    if (kind == ObjectKind::Operation)
        members.removeIf([](const Value::Member &member) { return member.first == "operationId"; });
    const specification::ObjectType &type = specification::objectType(kind);
    for (Value::Member &member : members) {
        if (const Field *field = specification::memberField(type, member.first, version))
            member.second = fieldWithoutOperationIds(member.second, *field, version);
    }
    return Value::object(members);
}

qsizetype indexOf(const Node &members, const QByteArray &name)
{
    qsizetype index = 0;
    while (index < members.childCount() && members.keyAt(index) != name)
        ++index;
    return index;
}

} // namespace

QList<QByteArray> componentMembers(const document::Snapshot &snapshot)
{
    QList<QByteArray> members;
    for (const Field &field : componentsType().fields) {
        if (field.versions.contain(versionOf(snapshot)))
            members.append(field.name);
    }
    return members;
}

base::Result<Pointer> addComponent(Document &document, const QByteArray &member)
{
    const Version version = versionOf(document.snapshot());
    const Field *field = specification::findField(componentsType(), member, version);
    if (!field)
        return base::Error{base::ErrorCode::Unsupported, QString::fromUtf8(member)};
    return addEntry(document, {"components"}, *field, newObject(field->type.object, version));
}

base::Result<Pointer> duplicateComponent(Document &document, const Pointer &component)
{
    const document::Snapshot snapshot = document.snapshot();
    const Node node = snapshot.at(component);
    if (!node.exists())
        return base::Error{base::ErrorCode::NotFound, component.toString()};
    const base::Result<Value> value = node.value();
    if (!value)
        return value.error();
    const Node members = snapshot.at(component.parent());
    const Pointer copy = component.parent().child(unusedName(members, component.last() + "Copy"));
    const Version version = versionOf(snapshot);
    const ObjectKind kind = objectPlaceAt(snapshot, component, version).kind;
    const bool hasOperations = kind == ObjectKind::PathItem || kind == ObjectKind::Callback;
    const auto done = document.insertCopy(copy, hasOperations ? withoutOperationIds(*value, kind, version) : *value,
                                          component, indexOf(members, component.last()) + 1);
    if (!done)
        return done.error();
    return copy;
}

} // namespace openapi
