#include "schemaedit.h"

#include "refs.h"

namespace openapi {
namespace {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

/** The index of a name in a list, or -1. */
qsizetype placeIn(const Node &names, const QByteArray &name)
{
    for (qsizetype i = 0; names.isSequence() && i < names.childCount(); ++i) {
        if (names.childAt(i).resolved().bytes() == name)
            return i;
    }
    return -1;
}

/** Removes an entry, and the collection if it becomes empty. */
base::Result<void> removeEntry(Document &document, const Pointer &entry)
{
    const bool isLast = document.snapshot().at(entry.parent()).childCount() == 1;
    return document.remove(isLast ? entry.parent() : entry);
}

} // namespace

base::Result<Pointer> addProperty(Document &document, const Pointer &schema)
{
    const Node properties = document.snapshot().at(schema.child("properties"));
    QByteArray name = "newProperty";
    for (int number = 2; properties.member(name).exists(); ++number)
        name = "newProperty" + QByteArray::number(number);
    const Pointer place = schema.child("properties").child(name);
    const auto done = document.set(place, Value::object({{"type", Value::string(u"string"_qs)}}));
    return done ? base::Result<Pointer>(place) : base::Result<Pointer>(done.error());
}

base::Result<void> removeProperty(Document &document, const Pointer &schema, const QByteArray &name)
{
    if (const auto done = setRequired(document, schema, name, false); !done)
        return done;
    return removeEntry(document, schema.child("properties").child(name));
}

base::Result<void> renameProperty(Document &document, const Pointer &schema, const QByteArray &name,
                                  const QByteArray &newName)
{
    const Pointer required = schema.child("required");
    const qsizetype place = placeIn(document.snapshot().at(required), name);
    if (const auto done = document.renameKey(schema.child("properties").child(name), newName); !done || place < 0)
        return done;
    return document.setScalar(required.child(place), Value::string(newName));
}

base::Result<void> setRequired(Document &document, const Pointer &schema, const QByteArray &name, bool required)
{
    const Pointer list = schema.child("required");
    const Node names = document.snapshot().at(list);
    const qsizetype place = placeIn(names, name);
    if (required == (place >= 0))
        return {};
    if (!required)
        return removeEntry(document, list.child(place));
    if (names.isSequence() && names.childCount() > 0)
        return document.append(list, Value::string(name));
    return document.set(list, Value::array({Value::string(name)}));
}

base::Result<void> setSchemaType(Document &document, const Pointer &schema, const QString &type)
{
    if (type.startsWith(u'#'))
        return document.replaceSubtree(schema, Value::object({{"$ref", Value::string(type)}}));
    const Node node = document.snapshot().at(schema);
    if (referenceOf(node) || !node.isMapping())
        return document.replaceSubtree(schema, Value::object({{"type", Value::string(type)}}));
    if (const auto done = document.set(schema.child("type"), Value::string(type)); !done)
        return done;
    // OpenAPI 3.0 requires the items of an array.
    if (type == u"array" && !node.member("items").exists())
        return document.set(schema.child("items"), Value::object({{"type", Value::string(u"string"_qs)}}));
    return {};
}

} // namespace openapi
