#include "schemato30.h"

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

/** Without null. */
QList<QByteArray> typesOf(const Node &type)
{
    QList<QByteArray> types;
    for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i) {
        const QByteArray name = type.childAt(i).resolved().bytes();
        if (name != "null")
            types.append(name);
    }
    return types;
}

/** True for `null` and `[null]`. */
bool isNullType(const Node &type)
{
    return type.text() == u"null" || (type.isSequence() && type.childCount() > 0 && typesOf(type).isEmpty());
}

/** True for a schema that every value fits. */
bool fitsAll(const Node &schema)
{
    return (schema.isBool() && schema.toBool()) || (schema.isMapping() && schema.childCount() == 0);
}

bool fitsNone(const Node &schema)
{
    return schema.isBool() && !schema.toBool();
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
base::Result<Value> joined(const Document &document, const Alternatives &alternatives)
{
    if (alternatives.areAll)
        return Value::object();
    Values values;
    for (const Pointer &place : alternatives.places) {
        const auto value = document.snapshot().at(place).value();
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
    edits.make(from, [=](Document &document) -> base::Result<void> {
        const auto value = joined(document, alternatives);
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
        convertConst(schema, member);
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
    m_conjuncts.append([place](Document &document) {
        const Value target = Value::string(document.snapshot().at(place).bytes());
        (void)document.remove(place);
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

/** One alternative for each. */
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

void SchemaTo30::convertConst(const Place &schema, const Member &constant)
{
    const auto value = constant.value.value();
    const Node list = schema.value("enum");
    if (list.exists() || isNullType(schema.value("type")) || !value)
        return m_edits.drop(Loss::Kind::Removed, placeOf(schema, "const"));
    replace(schema, "const", "enum", Value::array({*value}));
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
    const auto value = first.value();
    if (schema.member("example") || !examples.value.isSequence() || !first.exists() || !value)
        return m_edits.drop(Loss::Kind::Removed, placeOf(schema, "examples"));
    replace(schema, "examples", "example", *value);
    if (examples.value.childCount() > 1)
        replaced(schema, "examples", u"the first of them"_qs);
}

/** The properties with these names are then the others, which have to fit one of the schemas. */
void SchemaTo30::convertPatternProperties(const Place &schema, const Member &patterns)
{
    const Pointer from = placeOf(schema, "patternProperties");
    const Pointer to = placeOf(schema, "additionalProperties");
    const Node others = schema.value("additionalProperties");
    Alternatives alternatives;
    for (qsizetype i = 0; patterns.value.isMapping() && i < patterns.value.childCount(); ++i)
        alternatives.add(patterns.value.childAt(i).resolved(), from.child(patterns.value.keyAt(i)));
    alternatives.add(others, to);
    if (schema.member("additionalProperties")->isMerged || fitsAll(others))
        return m_edits.drop(Loss::Kind::Removed, from);
    join(m_edits, alternatives, from, to);
    replaced(schema, "patternProperties", u"additionalProperties"_qs);
}

/** The first items are then like the others, which have to fit one of the schemas. */
void SchemaTo30::convertPrefixItems(const Place &schema, const Member &prefix)
{
    const Pointer from = placeOf(schema, "prefixItems");
    const Pointer to = placeOf(schema, "items");
    const Node others = schema.value("items");
    Alternatives alternatives;
    for (qsizetype i = 0; prefix.value.isSequence() && i < prefix.value.childCount(); ++i)
        alternatives.add(prefix.value.childAt(i).resolved(), from.child(i));
    alternatives.add(others, to);
    if (schema.member("items")->isMerged || fitsAll(others))
        return m_edits.drop(Loss::Kind::Removed, from);
    replaced(schema, "prefixItems", u"items"_qs);
    const qsizetype count = prefix.value.childCount();
    const Node most = schema.value("maxItems");
    if (fitsNone(others) && (!isNumeric(most) || most.bytes().toDouble() > double(count)))
        m_edits.set(placeOf(schema, "maxItems"), Value::integer(count));
    join(m_edits, alternatives, from, to);
}

/** Where the schema in `not` accepts more, `not` would accept less. */
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
    m_conjuncts.append([place](Document &document) {
        const auto schemas = document.snapshot().at(place).value();
        (void)document.remove(place);
        return Value::object({{"anyOf", schemas ? *schemas : Value::array()}});
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
            const Value value = make(document);
            const bool isThere = document.snapshot().at(all).isSequence();
            if (auto done = isThere ? document.append(all, value) : document.set(all, Value::array({value})); !done)
                return done;
        }
        return {};
    });
}

void SchemaTo30::replace(const Place &schema, const QByteArray &keyword, const QByteArray &newKeyword,
                         const Value &value)
{
    if (newKeyword != keyword)
        m_edits.remove(placeOf(schema, keyword));
    m_edits.set(placeOf(schema, newKeyword), value);
}

void SchemaTo30::replaced(const Place &schema, const QByteArray &keyword, const QString &replacement)
{
    m_edits.lose(Loss::Kind::Replaced, placeOf(schema, keyword), {QString::fromUtf8(keyword), replacement});
}

} // namespace conversion
