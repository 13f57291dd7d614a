#include "schematypes.h"

#include "memberedit.h"
#include "refs.h"
#include "schematree.h"

#include <algorithm>
#include <iterator>

namespace openapi {
namespace {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using specification::Version;

constexpr QByteArrayView TypeNames[] = {"array", "boolean", "integer", "null", "number", "object", "string"};

/** What stays beside a reference, because it says nothing about the values that are allowed. */
constexpr QByteArrayView Descriptions[] = {"title",     "description", "deprecated",  "readOnly",
                                           "writeOnly", "$comment",    "externalDocs"};

template<typename List>
bool contains(const List &list, QByteArrayView name)
{
    return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

/** Makes a reference or a boolean an object that can have a type. */
base::Result<void> makeTypable(Document &document, const Pointer &schema)
{
    const Node node = document.snapshot().at(schema);
    if (!node.isMapping())
        return document.replaceSubtree(schema, Value::object());
    if (!referenceOf(node))
        return {};
    return node.childCount() == 1 ? document.replaceSubtree(schema, Value::object())
                                  : document.remove(schema.child("$ref"));
}

/** Changes a list of types entry by entry, so that the rest of it stays as it is. */
base::Result<void> changeList(Document &document, const Pointer &list, const QByteArrayList &types)
{
    for (qsizetype i = document.snapshot().at(list).childCount() - 1; i >= 0; --i) {
        if (types.contains(document.snapshot().at(list).childAt(i).resolved().bytes()))
            continue;
        if (auto done = document.remove(list.child(i)); !done)
            return done;
    }
    const QByteArrayList kept = typesOf(document.snapshot().at(list.parent()));
    for (const QByteArray &type : types) {
        if (kept.contains(type))
            continue;
        if (auto done = document.append(list, Value::string(type)); !done)
            return done;
    }
    return {};
}

/** OpenAPI 3.0 requires the items of an array. */
base::Result<void> addItems(Document &document, const Pointer &schema, const QByteArrayList &types)
{
    const bool isNeeded = types.contains("array") && schemaVersion(document.snapshot()) == Version::V30;
    if (!isNeeded || document.snapshot().at(schema.child("items")).exists())
        return {};
    return setMember(document, schema.child("items"), Value::object({{"type", Value::string(u"string"_qs)}}));
}

} // namespace

QByteArrayList typesOf(const Node &schema)
{
    const Node type = schema.member("type").resolved();
    QByteArrayList types;
    for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i)
        types.append(type.childAt(i).resolved().bytes());
    if (type.isScalar())
        types.append(type.bytes());
    return types;
}

base::Result<void> setTypes(Document &document, const Pointer &schema, const QByteArrayList &types)
{
    if (auto done = makeTypable(document, schema); !done)
        return done;
    const Pointer place = schema.child("type");
    const Node before = document.snapshot().at(place);
    base::Result<void> done;
    if (types.isEmpty())
        done = before.exists() ? document.remove(place) : base::Result<void>();
    else if (types.size() == 1)
        done = setMember(document, place, Value::string(types.first()));
    else if (before.isSequence() && before.childCount() > 0)
        done = changeList(document, place, types);
    else {
        QList<Value> items;
        for (const QByteArray &type : types)
            items.append(Value::string(type));
        done = setMember(document, place, Value::array(items));
    }
    return done ? addItems(document, schema, types) : done;
}

bool isNullable(const document::Snapshot &snapshot, const Pointer &schema)
{
    const Node node = snapshot.at(schema);
    return schemaVersion(snapshot) == Version::V30 ? node.member("nullable").resolved().toBool()
                                                   : typesOf(node).contains("null");
}

base::Result<void> setNullable(Document &document, const Pointer &schema, bool nullable)
{
    const document::Snapshot before = document.snapshot();
    if (isNullable(before, schema) == nullable)
        return {};
    if (schemaVersion(before) == Version::V30) {
        const Pointer place = schema.child("nullable");
        return nullable ? setMember(document, place, Value::boolean(true)) : document.remove(place);
    }
    QByteArrayList types = typesOf(before.at(schema));
    if (nullable)
        types.append("null");
    else
        types.removeAll("null");
    return setTypes(document, schema, types);
}

base::Result<void> setReference(Document &document, const Pointer &schema, const QString &reference)
{
    const Value text = Value::string(reference);
    const Node node = document.snapshot().at(schema);
    if (referenceOf(node))
        return document.setScalar(schema.child("$ref"), text);
    const bool isOnly = schemaVersion(document.snapshot()) == Version::V30;
    const auto isKept = [](const QByteArray &key) { return contains(Descriptions, key) || key.startsWith("x-"); };
    bool keepsAny = false;
    for (qsizetype i = 0; node.isMapping() && i < node.childCount(); ++i)
        keepsAny = keepsAny || isKept(node.keyAt(i));
    if (isOnly || !keepsAny)
        return document.replaceSubtree(schema, Value::object({{"$ref", text}}));
    if (auto done = document.insert(schema.child("$ref"), text, 0); !done)
        return done;
    for (qsizetype i = node.childCount() - 1; i >= 0; --i) {
        if (isKept(node.keyAt(i)))
            continue;
        if (auto done = document.remove(schema.child(node.keyAt(i))); !done)
            return done;
    }
    return {};
}

base::Result<void> setBooleanSchema(Document &document, const Pointer &schema, bool allowsAll)
{
    return setMember(document, schema, Value::boolean(allowsAll));
}

base::Result<void> setSchemaType(Document &document, const Pointer &schema, const QString &type)
{
    const QByteArray name = type.toUtf8();
    if (contains(TypeNames, name))
        return setTypes(document, schema, {name});
    if (type == u"true" || type == u"false")
        return setBooleanSchema(document, schema, type == u"true");
    return setReference(document, schema, type);
}

} // namespace openapi
