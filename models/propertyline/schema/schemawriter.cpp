#include "schemawriter.h"

#include "referencewords.h"
#include "schemaofsamples.h"
#include "specificationtable.h"
#include "typewords.h"

#include <algorithm>
#include <functional>

namespace propertyline {

using document::Value;

namespace {

Value nameOf(const QByteArray &text)
{
    return Value::string(text);
}

/** Whether the types of parts can be one list in `type`, because each keyword belongs to one of them. */
bool canBeTypeList(const QList<Type> &parts)
{
    QByteArrayList names;
    bool hasNumberKeywords = false;
    int formats = 0;
    for (const Type &part : parts) {
        const QByteArray name = jsonTypeOf(part);
        if (name.isEmpty() || part.form.isUntyped || names.contains(name))
            return false;
        names.append(name);
        const bool isNumber = name == "integer" || name == "number";
        const bool isFormat = part.kind == Type::Kind::Base && part.name.toUtf8() != name;
        hasNumberKeywords = hasNumberKeywords || (isNumber && (isFormat || !part.facets.isEmpty()));
        formats += isFormat ? 1 : 0;
    }
    if (formats > 1)
        return false;
    return !hasNumberKeywords || !names.contains("integer") || !names.contains("number");
}

/** The one type of all literals, or an empty text. */
QByteArray commonType(const QList<Type> &parts)
{
    QByteArray common;
    for (const Type &part : parts) {
        if (!part.isLiteral())
            continue;
        const QByteArray name = schema::typeNameOf(part.literal);
        const bool isNumber = (name == "integer" || name == "number") && (common == "integer" || common == "number");
        if (!common.isEmpty() && common != name && !isNumber)
            return {};
        common = common == "number" && isNumber ? common : name;
    }
    return common;
}

} // namespace

SchemaWriter::Members SchemaWriter::members(const Type &type, bool hasSiblings) const
{
    switch (type.kind) {
    case Type::Kind::Component:
    case Type::Kind::Reference: {
        const Members reference{{"$ref", Value::string(referenceOfType(type))}};
        if (type.form.isWrapped || (isOld() && hasSiblings))
            return {{"allOf", Value::array({Value::object(reference)})}};
        return reference;
    }
    case Type::Kind::Literal:
        return literals({type}, type.form);
    case Type::Kind::Base:
        return base(type);
    case Type::Kind::List:
        return list(type);
    case Type::Kind::Map:
        return map(type);
    case Type::Kind::Choice:
        break;
    }
    return choice(type, hasSiblings);
}

Value SchemaWriter::object(Members members)
{
    const auto fields = specification::objectType(specification::ObjectKind::Schema).fields;
    const auto orderOf = [&](const Value::Member &member) {
        return std::find_if(fields.begin(), fields.end(),
                            [&](const specification::Field &field) { return member.first == field.name; }) -
               fields.begin();
    };
    std::stable_sort(members.begin(), members.end(), [&](const Value::Member &left, const Value::Member &right) {
        return orderOf(left) < orderOf(right);
    });
    return Value::object(std::move(members));
}

SchemaWriter::Members SchemaWriter::base(const Type &type) const
{
    const TypeWord *word = findTypeWord(type.name);
    if (!word || !word->type)
        return {};
    if (type.isNull() && isOld())
        return {{"nullable", Value::boolean(true)}, {"enum", Value::array({Value()})}};
    Members members{{"type", nameOf(word->type)}};
    if (word->isFormat)
        members.append({"format", Value::string(type.name)});
    addFacets(members, type);
    return members;
}

SchemaWriter::Members SchemaWriter::list(const Type &type) const
{
    Members members;
    if (!type.form.isUntyped)
        members.append({"type", nameOf("array")});
    if (!type.form.isWithoutItems)
        members.append({"items", schema(type.parts.first())});
    addFacets(members, type);
    return members;
}

SchemaWriter::Members SchemaWriter::map(const Type &type) const
{
    Members members;
    if (!type.form.isUntyped)
        members.append({"type", nameOf("object")});
    const Value values = schema(type.parts.first());
    members.append({"additionalProperties", values.members().isEmpty() ? Value::boolean(true) : values});
    addFacets(members, type);
    return members;
}

SchemaWriter::Members SchemaWriter::literals(const QList<Type> &parts, const Form &form) const
{
    QList<Value> values;
    for (const Type &part : parts)
        values.append(part.literal); // Null for the type null.
    const bool hasNull = values.contains(Value());
    const QByteArray type = form.isUntyped ? QByteArray() : commonType(parts);
    Members members;
    if (!type.isEmpty())
        members.append({"type", hasNull && !isOld() ? Value::array({nameOf(type), nameOf("null")}) : nameOf(type)});
    if (hasNull && isOld())
        members.append({"nullable", Value::boolean(true)});
    const bool isConst = values.size() == 1 && !isOld() && form.keyword != Form::Keyword::Enum;
    members.append(isConst ? Value::Member("const", values.first()) : Value::Member("enum", Value::array(values)));
    return members;
}

SchemaWriter::Members SchemaWriter::choice(const Type &type, bool hasSiblings) const
{
    const bool isUsual = type.form.keyword != Form::Keyword::OneOf && type.form.keyword != Form::Keyword::AnyOf;
    if (isUsual && isOfLiterals(type))
        return literals(type.parts, type.form);
    if (!isOld())
        return isUsual && canBeTypeList(type.parts) ? typeList(type.parts) : branches(type, type.parts);
    QList<Type> parts = type.parts;
    parts.removeIf(std::mem_fn(&Type::isNull));
    const bool hasNull = parts.size() < type.parts.size();
    if (parts.isEmpty())
        return base(type.parts.first());
    Members made = isUsual && parts.size() == 1 ? members(parts.first(), hasSiblings || hasNull)
                                                : branches(type, parts);
    const Value::Member nullable("nullable", Value::boolean(true));
    if (hasNull && !made.contains(nullable))
        made.append(nullable);
    return made;
}

SchemaWriter::Members SchemaWriter::branches(const Type &type, const QList<Type> &parts) const
{
    QList<Value> schemas;
    for (const Type &part : parts)
        schemas.append(schema(part));
    Members members{{type.form.keyword == Form::Keyword::AnyOf ? "anyOf" : "oneOf", Value::array(schemas)}};
    if (!type.discriminator.isEmpty())
        members.append({"discriminator", Value::object({{"propertyName", Value::string(type.discriminator)}})});
    return members;
}

SchemaWriter::Members SchemaWriter::typeList(const QList<Type> &parts) const
{
    QList<Value> names;
    Members all;
    for (const Type &part : parts) {
        names.append(nameOf(jsonTypeOf(part)));
        for (const Value::Member &member : members(part, true)) {
            if (member.first != "type")
                all.append(member);
        }
    }
    all.append({"type", Value::array(names)});
    return all;
}

void SchemaWriter::addFacets(Members &members, const Type &type) const
{
    const Facets &facets = type.facets;
    switch (measureOf(type)) {
    case Measure::None:
        return;
    case Measure::Characters:
        addBound(members, facets.lower, "minLength", {});
        addBound(members, facets.upper, "maxLength", {});
        break;
    case Measure::Number:
        addBound(members, facets.lower, "minimum", "exclusiveMinimum");
        addBound(members, facets.upper, "maximum", "exclusiveMaximum");
        break;
    case Measure::Items:
        addBound(members, facets.lower, "minItems", {});
        addBound(members, facets.upper, "maxItems", {});
        break;
    case Measure::Members:
        addBound(members, facets.lower, "minProperties", {});
        addBound(members, facets.upper, "maxProperties", {});
        break;
    }
    if (!facets.step.isEmpty())
        members.append({"multipleOf", Value::number(facets.step)});
    if (!facets.pattern.isEmpty())
        members.append({"pattern", Value::string(facets.pattern)});
    if (facets.isUnique)
        members.append({"uniqueItems", Value::boolean(true)});
}

void SchemaWriter::addBound(Members &members, const std::optional<Bound> &bound, const QByteArray &keyword,
                            const QByteArray &exclusive) const
{
    if (!bound)
        return;
    const Value number = Value::number(bound->number);
    if (!bound->isExclusive) {
        members.append({keyword, number});
    } else if (isOld()) {
        members.append({keyword, number});
        members.append({exclusive, Value::boolean(true)});
    } else {
        members.append({exclusive, number});
    }
}

} // namespace propertyline
