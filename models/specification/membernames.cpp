#include "membernames.h"

#include "specificationtable.h"

#include <QHash>
#include <QSet>

namespace specification {

namespace {

bool isMapOfNames(const Type &type)
{
    if (type.holds == Holds::Map)
        return true;
    const bool isOne = type.holds == Holds::One && type.is == Is::Object;
    return isOne && objectType(type.object).entries != nullptr;
}

QHash<QByteArrayView, MemberContent> contentOfMembers()
{
    // Schemas before 2019-09 have their schemas here, and tools still write it.
    QHash<QByteArrayView, MemberContent> contents{{"definitions", {.isMapOfNames = true}}};
    QSet<QByteArrayView> objects;
    for (const ObjectType &object : objectTypes()) {
        if (object.kind >= ObjectKind::Gateway)
            continue;
        for (const Field &field : object.fields) {
            MemberContent &content = contents[field.name];
            content.isMapOfNames |= isMapOfNames(field.type);
            content.isData |= field.type.is == Is::Any && field.type.holds != Holds::Map;
            if (field.type.is == Is::Object && field.type.holds != Holds::Map)
                objects.insert(field.name);
        }
    }
    for (const QByteArrayView name : objects)
        contents[name].isData = false;
    contents.removeIf([](const auto &entry) { return !entry.value().isMapOfNames && !entry.value().isData; });
    return contents;
}

} // namespace

MemberContent contentOf(QByteArrayView name)
{
    static const QHash<QByteArrayView, MemberContent> contents = contentOfMembers();
    return contents.value(name);
}

} // namespace specification
