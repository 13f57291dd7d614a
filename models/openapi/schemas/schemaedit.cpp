#include "schemaedit.h"

#include "memberedit.h"
#include "newobject.h"
#include "specificationtable.h"

#include <algorithm>
#include <iterator>

namespace openapi {
namespace {

using base::ErrorCode;
using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using specification::Field;
using specification::Holds;
using specification::ObjectKind;

/** The keywords whose schema is most often that of a text. A schema of the other keywords starts as an object. */
constexpr QByteArrayView OfTexts[] = {"properties",    "patternProperties", "items",
                                      "prefixItems",   "contains",          "additionalProperties",
                                      "propertyNames", "unevaluatedItems",  "unevaluatedProperties",
                                      "contentSchema"};

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
    const Document::Step step(document, {});
    step.setSubject(document::Subject{entry, true}, std::nullopt);
    return document.remove(isLast ? entry.parent() : entry);
}

Value newSchema(const QByteArray &keyword)
{
    const bool isText = std::find(std::begin(OfTexts), std::end(OfTexts), QByteArrayView(keyword)) != std::end(OfTexts);
    return Value::object({{"type", Value::string(isText ? u"string"_qs : u"object"_qs)}});
}

QByteArray firstName(const QByteArray &keyword)
{
    if (keyword == "$defs")
        return "NewSchema";
    return keyword == "patternProperties" ? "^new" : "newProperty";
}

/** A schema that is true allows all, as an empty object does, and an object can have keywords. */
base::Result<void> makeObject(Document &document, const Pointer &schema)
{
    const Node node = document.snapshot().at(schema);
    return node.isBool() && node.toBool() ? document.replaceSubtree(schema, Value::object()) : base::Result<void>();
}

base::Result<Pointer> pointerOr(const base::Result<void> &done, const Pointer &place)
{
    return done ? base::Result<Pointer>(place) : base::Result<Pointer>(done.error());
}

base::Result<Pointer> addItem(Document &document, const Pointer &list, const Value &value)
{
    const Node items = document.snapshot().at(list);
    const qsizetype count = items.isSequence() ? items.childCount() : 0;
    const auto done = count > 0 ? document.append(list, value) : setMember(document, list, Value::array({value}));
    return pointerOr(done, list.child(count));
}

} // namespace

base::Result<Pointer> addSchema(Document &document, const Pointer &schema, const QByteArray &keyword)
{
    const document::Snapshot before = document.snapshot();
    const Field *field = specification::findField(specification::objectType(ObjectKind::Schema), keyword,
                                                  schemaVersion(before));
    if (!field || field->type.object != ObjectKind::Schema)
        return base::Error{ErrorCode::Unsupported, QString::fromUtf8(keyword)};
    const Pointer place = schema.child(keyword);
    const bool isSingle = field->type.holds == Holds::One;
    if (isSingle && before.at(place).exists())
        return base::Error{ErrorCode::AlreadyExists, QString::fromUtf8(keyword)};
    if (const auto done = makeObject(document, schema); !done)
        return done.error();
    if (isSingle)
        return pointerOr(setMember(document, place, newSchema(keyword)), place);
    if (field->type.holds != Holds::Map)
        return addItem(document, place, newSchema(keyword));
    const Pointer entry = place.child(unusedName(before.at(place), firstName(keyword)));
    return pointerOr(setMember(document, entry, newSchema(keyword)), entry);
}

base::Result<Pointer> addProperty(Document &document, const Pointer &schema)
{
    return addSchema(document, schema, "properties");
}

base::Result<void> removeSchema(Document &document, const SchemaRow &row)
{
    switch (row.place) {
    case SchemaRow::Place::Root:
        return base::Error{ErrorCode::Unsupported, row.pointer.toString()};
    case SchemaRow::Place::Single:
        return document.remove(row.pointer);
    case SchemaRow::Place::Item:
    case SchemaRow::Place::Member:
        break;
    }
    return row.isProperty() ? removeProperty(document, row.owner, row.name) : removeEntry(document, row.pointer);
}

base::Result<void> removeProperty(Document &document, const Pointer &schema, const QByteArray &name)
{
    const Document::Step step(document, {});
    if (const auto done = setRequired(document, schema, name, false); !done)
        return done;
    return removeEntry(document, schema.child("properties").child(name));
}

base::Result<Pointer> duplicateSchema(Document &document, const SchemaRow &row)
{
    const bool isMember = row.place == SchemaRow::Place::Member;
    if (!isMember && row.place != SchemaRow::Place::Item)
        return base::Error{ErrorCode::Unsupported, row.pointer.toString()};
    const document::Snapshot before = document.snapshot();
    const Pointer list = row.pointer.parent();
    const Node entries = before.at(list);
    const auto value = before.at(row.pointer).value();
    if (!value)
        return value.error();
    if (!isMember) {
        const qsizetype next = row.pointer.last().toLongLong() + 1;
        return pointerOr(document.insertCopy(list.child("-"), *value, row.pointer, next), list.child(next));
    }
    qsizetype at = 0;
    while (at < entries.childCount() && entries.keyAt(at) != row.name)
        ++at;
    const Pointer copy = list.child(unusedName(entries, row.name));
    const Document::Step step(document, {});
    if (const auto done = document.insertCopy(copy, *value, row.pointer, at + 1); !done)
        return done.error();
    const auto done = row.isRequired ? setRequired(document, row.owner, copy.last(), true) : base::Result<void>();
    step.setSubject(std::nullopt, document::Subject{copy, true});
    return pointerOr(done, copy);
}

namespace {

/** The index of the row in its list or map; -1 if it is alone in its keyword. */
qsizetype indexOf(const document::Snapshot &snapshot, const SchemaRow &row)
{
    if (row.place == SchemaRow::Place::Item)
        return row.pointer.last().toLongLong();
    if (row.place != SchemaRow::Place::Member)
        return -1;
    const Node entries = snapshot.at(row.pointer.parent());
    qsizetype at = 0;
    while (at < entries.childCount() && entries.keyAt(at) != row.name)
        ++at;
    return at < entries.childCount() ? at : -1;
}

} // namespace

bool canMoveSchema(const document::Snapshot &snapshot, const SchemaRow &row, int by)
{
    const qsizetype at = indexOf(snapshot, row);
    return at >= 0 && at + by >= 0 && at + by < snapshot.at(row.pointer.parent()).childCount();
}

base::Result<Pointer> moveSchema(Document &document, const SchemaRow &row, int by)
{
    if (!canMoveSchema(document.snapshot(), row, by))
        return base::Error{ErrorCode::Unsupported, row.pointer.toString()};
    const qsizetype to = indexOf(document.snapshot(), row) + by;
    const bool isItem = row.place == SchemaRow::Place::Item;
    return pointerOr(document.moveEntry(row.pointer, to), isItem ? row.pointer.parent().child(to) : row.pointer);
}

base::Result<void> setRequired(Document &document, const Pointer &schema, const QByteArray &name, bool required)
{
    const Pointer list = schema.child("required");
    const Node names = document.snapshot().at(list);
    const qsizetype place = placeIn(names, name);
    if (required == (place >= 0))
        return {};
    const Document::Step step(document, {});
    base::Result<void> done;
    if (!required)
        done = removeEntry(document, list.child(place));
    else if (names.isSequence() && names.childCount() > 0)
        done = document.append(list, Value::string(name));
    else
        done = setMember(document, list, Value::array({Value::string(name)}));
    // What the user sees is the property, not the list of names.
    const document::Subject property{schema / QByteArray("properties") / name};
    step.setSubject(property, property);
    return done;
}

} // namespace openapi
