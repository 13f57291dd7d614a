#include "schemato30.h"

#include "schemaforms.h"

#include <algorithm>

namespace conversion {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using specification::Member;
using specification::Place;
using specification::Version;

namespace {

using Values = QList<Value>;

Value written(const char *bytes)
{
    return Value::string(QByteArray(bytes));
}

bool isNumeric(const Node &node)
{
    return node.isScalar() &&
           (node.scalarType() == document::ScalarType::Integer || node.scalarType() == document::ScalarType::Float);
}

/** The schemas that a value has to fit one of, and where they come from. */
struct Alternatives {
    QList<Pointer> places;
    bool areAll = false; ///< Every value fits one of them.

    void add(const Node &schema, const Pointer &place)
    {
        areAll = areAll || fitsAll(schema);
        if (!fitsNone(schema))
            places.append(place);
    }
};

/** The schema that says that a value fits one of the alternatives, from their present values. */
base::Result<Value> joined(const Document &document, const Alternatives &alternatives, const CopyBudget &copies)
{
    if (alternatives.areAll)
        return Value::object();
    Values values;
    for (const Pointer &place : alternatives.places) {
        const auto value = copies.valueAt(document, place);
        if (!value)
            return value.error();
        values.append(*value);
    }
    if (values.isEmpty())
        return Value::object({{"not", Value::object()}});
    return values.size() == 1 ? values.first() : Value::object({{"anyOf", Value::array(values)}});
}

/** Adds the edit that makes the schema at `to` from the alternatives, which include it, and removes `from` with the
 * other ones. References follow. */
void join(Edits &edits, const Alternatives &alternatives, const Pointer &from, const Pointer &to)
{
    edits.removed(from);
    if (alternatives.areAll)
        edits.removed(to);
    const auto &places = alternatives.places;
    for (qsizetype i = 0; i < places.size() && !alternatives.areAll; ++i)
        edits.moved(places[i], places.size() == 1 ? to : to.child("anyOf").child(i));
    edits.make(from, [=, copies = edits.copies()](Document &document) -> base::Result<void> {
        const auto value = joined(document, alternatives, copies);
        if (!value)
            return value.error();
        if (auto done = document.replaceSubtree(to, *value); !done)
            return done;
        return document.remove(from);
    });
}

} // namespace

void SchemaTo30::convert(const Place &schema)
{
    m_conjuncts.clear();
    convertReference(schema);
    convertTypes(schema);
    convertBound(schema, "exclusiveMinimum", "minimum", true);
    convertBound(schema, "exclusiveMaximum", "maximum", false);
    convertEnum(schema);
    convertNot(schema);
    convertOneOf(schema);
    for (const Member &member : schema.members) {
        // A merge key that is left has no target.
        if (member.isMerged || member.isRepeated || member.key.startsWith("x-") || member.key == "$ref" ||
            member.key == "<<")
            continue;
        if (!member.field)
            convertUnknown(schema, member);
        else if (!specification::findField(schema.type(), member.key, Version::V30))
            convertKeyword(schema, member);
        else if (member.key == "required" && member.value.isSequence() && member.value.childCount() == 0)
            m_edits.drop(Loss::Kind::SaysDefault, placeOf(schema, "required"));
    }
    addMissingItems(schema);
    addConjuncts(schema);
}

/** A keyword that 3.0 does not have. */
void SchemaTo30::convertKeyword(const Place &schema, const Member &member)
{
    static constexpr QByteArrayView WithDefaultTrue[] = {"propertyNames", "unevaluatedProperties", "unevaluatedItems",
                                                         "contentSchema"};
    const bool isFormat = !schema.member("format");
    if (member.key == "const")
        convertConst(schema);
    else if (member.key == "examples")
        convertExamples(schema, member);
    else if (member.key == "patternProperties" && schema.member("additionalProperties"))
        convertPatternProperties(schema, member);
    else if (member.key == "prefixItems" && schema.member("items"))
        convertPrefixItems(schema, member);
    else if (member.key == "contentEncoding" && member.value.text() == u"base64" && isFormat)
        replace(schema, "contentEncoding", "format", written("byte"));
    else if (member.key == "contentMediaType" && member.value.text() == u"application/octet-stream" && isFormat &&
             !schema.member("contentEncoding"))
        replace(schema, "contentMediaType", "format", written("binary"));
    else if (std::ranges::find(WithDefaultTrue, QByteArrayView(member.key)) != std::end(WithDefaultTrue) &&
             fitsAll(member.value))
        m_edits.drop(Loss::Kind::SaysDefault, placeOf(schema, member.key));
    else
        m_edits.drop(Loss::Kind::Removed, placeOf(schema, member.key));
}

/** 3.1 allows members that the specification does not know, and 3.0 only extensions. */
void SchemaTo30::convertUnknown(const Place &schema, const Member &member)
{
    if (specification::findField(schema.type(), member.key, Version::V30))
        m_edits.drop(Loss::Kind::NoEffect, placeOf(schema, member.key));
    else
        m_edits.keepAs(schema, member.key, "x-" + member.key);
}

/** 3.0 ignores what is beside `$ref`, so the reference becomes one of `allOf`. */
void SchemaTo30::convertReference(const Place &schema)
{
    const Member *reference = schema.member("$ref");
    if (!reference || reference->isMerged || schema.members.size() == 1)
        return;
    const Pointer place = placeOf(schema, "$ref");
    m_conjuncts.append([place](Document &document) -> base::Result<Value> {
        const Value target = Value::string(document.snapshot().at(place).bytes());
        if (auto done = document.remove(place); !done)
            return done.error();
        return Value::object({{"$ref", target}});
    });
}

void SchemaTo30::convertTypes(const Place &schema)
{
    const Node type = schema.value("type");
    const QList<QByteArray> types = typesOf(type);
    if (isNullType(type)) {
        if (!schema.member("enum"))
            m_edits.set(placeOf(schema, "enum"), Value::array({Value()}));
        m_edits.set(placeOf(schema, "nullable"), Value::boolean(true));
        m_edits.set(placeOf(schema, "type"), written("string"));
        return replaced(schema, "type", u"a text that can only be null"_qs);
    }
    if (!type.isSequence())
        return;
    const bool isNullable = types.size() < type.childCount();
    if (types.size() != 1)
        return convertSeveralTypes(schema, types, isNullable);
    if (isNullable)
        m_edits.set(placeOf(schema, "nullable"), Value::boolean(true));
    m_edits.set(placeOf(schema, "type"), Value::string(types.first()));
}

/** Replaces a list of types by `anyOf`, with one alternative for each type. */
void SchemaTo30::convertSeveralTypes(const Place &schema, const QList<QByteArray> &types, bool isNullable)
{
    Values alternatives;
    for (const QByteArray &name : types) {
        QList<Value::Member> members{{"type", Value::string(name)}};
        if (name == "array")
            members.append({"items", Value::object()});
        if (isNullable)
            members.append({"nullable", Value::boolean(true)});
        alternatives.append(Value::object(members));
    }
    m_edits.remove(placeOf(schema, "type"));
    if (types.isEmpty())
        return m_edits.lose(Loss::Kind::Removed, placeOf(schema, "type"), {u"type"_qs});
    replaced(schema, "type", u"anyOf"_qs);
    if (!schema.member("anyOf"))
        return m_edits.set(placeOf(schema, "anyOf"), Value::array(alternatives));
    m_conjuncts.append([alternatives](Document &) { return Value::object({{"anyOf", Value::array(alternatives)}}); });
}

void SchemaTo30::convertBound(const Place &schema, const QByteArray &exclusive, const QByteArray &inclusive,
                              bool isLower)
{
    const Member *member = schema.member(exclusive);
    if (!member || member->isMerged || !isNumeric(member->value))
        return;
    const Node other = schema.value(inclusive);
    // The narrower of the two bounds counts.
    const bool isOtherNarrower = isNumeric(other) &&
                                 (isLower ? other.bytes().toDouble() > member->value.bytes().toDouble()
                                          : other.bytes().toDouble() < member->value.bytes().toDouble());
    if (isOtherNarrower)
        return m_edits.drop(Loss::Kind::NoEffect, placeOf(schema, exclusive));
    m_edits.set(placeOf(schema, exclusive), Value::boolean(true));
    m_edits.set(placeOf(schema, inclusive), Value::number(member->value.bytes()));
}

void SchemaTo30::convertConst(const Place &schema)
{
    const Pointer from = placeOf(schema, "const");
    if (schema.value("enum").exists() || isNullType(schema.value("type")))
        return m_edits.drop(Loss::Kind::Removed, from);
    copy(from, from, placeOf(schema, "enum"), [](const Value &value) { return Value::array({value}); });
}

/** 3.0 needs a value in the list. */
void SchemaTo30::convertEnum(const Place &schema)
{
    const Member *list = schema.member("enum");
    if (!list || list->isMerged || !list->value.isSequence() || list->value.childCount() > 0)
        return;
    replace(schema, "enum", "not", Value::object());
    replaced(schema, "enum", u"not"_qs);
}

void SchemaTo30::convertExamples(const Place &schema, const Member &examples)
{
    const Node first = examples.value.childAt(0).resolved();
    const Pointer from = placeOf(schema, "examples");
    if (schema.member("example") || !examples.value.isSequence() || !first.exists())
        return m_edits.drop(Loss::Kind::Removed, from);
    copy(from, from.child(qsizetype(0)), placeOf(schema, "example"), [](const Value &value) { return value; });
    if (examples.value.childCount() > 1)
        replaced(schema, "examples", u"the first of them"_qs);
}

/** Adds the schemas of `patternProperties` to `additionalProperties` as alternatives. 3.0 treats properties whose
 * names match a pattern as additional ones. */
void SchemaTo30::convertPatternProperties(const Place &schema, const Member &patterns)
{
    (void)joinWithOthers(schema, patterns, "additionalProperties");
}

/** Adds the schemas of `prefixItems` to `items` as alternatives, because all items have the same schema in 3.0. */
void SchemaTo30::convertPrefixItems(const Place &schema, const Member &prefix)
{
    const qsizetype count = prefix.value.childCount();
    const Node most = schema.value("maxItems");
    const bool isLonger = !isNumeric(most) || most.bytes().toDouble() > double(count);
    if (joinWithOthers(schema, prefix, "items") && fitsNone(schema.value("items")) && isLonger)
        m_edits.set(placeOf(schema, "maxItems"), Value::integer(count));
}

bool SchemaTo30::joinWithOthers(const Place &schema, const Member &special, const QByteArray &others)
{
    const Pointer from = placeOf(schema, special.key);
    const Pointer to = placeOf(schema, others);
    Alternatives alternatives;
    for (qsizetype i = 0; i < special.value.childCount(); ++i) {
        const QByteArray key = special.value.isMapping() ? special.value.keyAt(i) : QByteArray::number(i);
        alternatives.add(special.value.childAt(i).resolved(), from.child(key));
    }
    alternatives.add(schema.value(others), to);
    if (schema.member(others)->isMerged || fitsAll(schema.value(others))) {
        m_edits.drop(Loss::Kind::Removed, from);
        return false;
    }
    join(m_edits, alternatives, from, to);
    replaced(schema, special.key, QString::fromUtf8(others));
    return true;
}

/** Removes `not` if its schema accepts more values after the conversion, because `not` would then accept fewer. */
void SchemaTo30::convertNot(const Place &schema)
{
    const Member *denied = schema.member("not");
    if (denied && !denied->isMerged && m_relaxed.contains(placeOf(schema, "not")))
        m_edits.drop(Loss::Kind::Removed, placeOf(schema, "not"));
}

/** Where one of the schemas accepts more, a value can fit several of them. */
void SchemaTo30::convertOneOf(const Place &schema)
{
    const Member *choice = schema.member("oneOf");
    const Pointer place = placeOf(schema, "oneOf");
    if (!choice || choice->isMerged || !m_relaxed.containsOneOf(place, choice->value.childCount()))
        return;
    replaced(schema, "oneOf", u"anyOf"_qs);
    const QList<QByteArray> types = typesOf(schema.value("type"));
    if (!schema.member("anyOf") && types.size() < 2)
        return m_edits.rename(place, "anyOf");
    // References to the schemas in it follow to the place that addConjuncts() gives it.
    const qsizetype index = schema.value("allOf").childCount() + m_conjuncts.size();
    m_edits.moved(place, placeOf(schema, "allOf").child(index).child("anyOf"));
    m_conjuncts.append([place, copies = m_edits.copies()](Document &document) -> base::Result<Value> {
        const auto schemas = copies.valueAt(document, place);
        if (!schemas)
            return schemas.error();
        if (auto done = document.remove(place); !done)
            return done.error();
        return Value::object({{"anyOf", *schemas}});
    });
}

/** 3.0 requires `items` for lists. */
void SchemaTo30::addMissingItems(const Place &schema)
{
    const Node type = schema.value("type");
    const QList<QByteArray> types = typesOf(type);
    const bool isList = type.text() == u"array" || (types.size() == 1 && types.first() == "array");
    if (isList && !schema.member("items"))
        m_edits.set(placeOf(schema, "items"), Value::object());
}

void SchemaTo30::addConjuncts(const Place &schema)
{
    if (m_conjuncts.isEmpty())
        return;
    const Pointer all = placeOf(schema, "allOf");
    m_edits.make(all, [all, conjuncts = m_conjuncts](Document &document) -> base::Result<void> {
        for (const Conjunct &make : conjuncts) {
            const auto value = make(document);
            if (!value)
                return value.error();
            const bool isThere = document.snapshot().at(all).isSequence();
            if (auto done = isThere ? document.append(all, *value) : document.set(all, Value::array({*value})); !done)
                return done;
        }
        return {};
    });
}

void SchemaTo30::copy(const Pointer &removed, const Pointer &from, const Pointer &to, Value (*made)(const Value &value))
{
    m_edits.removed(removed);
    m_edits.make(removed, [=, copies = m_edits.copies()](Document &document) -> base::Result<void> {
        const auto value = copies.valueAt(document, from);
        if (!value)
            return value.error();
        if (auto done = document.set(to, made(*value)); !done)
            return done;
        return document.remove(removed);
    });
}

void SchemaTo30::replace(const Place &schema, const QByteArray &keyword, const QByteArray &newKeyword,
                         const Value &value)
{
    m_edits.remove(placeOf(schema, keyword));
    m_edits.set(placeOf(schema, newKeyword), value);
}

void SchemaTo30::replaced(const Place &schema, const QByteArray &keyword, const QString &replacement)
{
    m_edits.lose(Loss::Kind::Replaced, placeOf(schema, keyword), {QString::fromUtf8(keyword), replacement});
}

} // namespace conversion
