#include "shapewriter.h"

#include "pointer.h"
#include "textvalue.h"

namespace inference {

using document::Value;

namespace {

struct TypeRow {
    quint8 bit;
    const char *name;
};

constexpr TypeRow Types[] = {{ObjectBit, "object"},   {ArrayBit, "array"},   {StringBit, "string"},
                             {BooleanBit, "boolean"}, {NumberBit, "number"}, {IntegerBit, "integer"},
                             {NullBit, "null"}};

Value nameOfType(quint8 bit)
{
    for (const TypeRow &row : Types) {
        if (row.bit == bit)
            return textValue(row.name);
    }
    return {};
}

/** The types of a shape in the order in which they are written. Every integer is a number. */
QList<quint8> typesOf(const ValueShape &shape)
{
    quint8 bits = shape.types();
    if ((bits & NumberBit) != 0)
        bits = quint8(bits & ~IntegerBit);
    // There were only values that redaction replaced by a text.
    if (bits == 0)
        bits = StringBit;
    QList<quint8> types;
    for (const TypeRow &row : Types) {
        if ((bits & row.bit) != 0)
            types.append(row.bit);
    }
    return types;
}

Value reference(const QByteArray &component)
{
    const QByteArray target = "#" + document::Pointer{"components", "schemas", component}.toString().toUtf8();
    return Value::object({{"$ref", Value::string(target)}});
}

} // namespace

Value ShapeWriter::schemaOf(const ValueShape &shape) const
{
    const QByteArray name = shape.object() && !shape.isAny() ? m_components.nameOf(*shape.object()) : QByteArray();
    if (name.isEmpty())
        return inlineSchema(shape);
    if (shape.types() == ObjectBit)
        return reference(name);
    if (shape.types() == (ObjectBit | NullBit)) {
        if (m_dialect == schema::Dialect::OpenApi30)
            return Value::object({{"nullable", Value::boolean(true)}, {"allOf", Value::array({reference(name)})}});
        const Value null = Value::object({{"type", textValue("null")}});
        return Value::object({{"anyOf", Value::array({reference(name), null})}});
    }
    return inlineSchema(shape);
}

Value ShapeWriter::componentOf(const ValueShape &shape) const
{
    return inlineSchema(shape);
}

ShapeWriter::Members ShapeWriter::keywordsOf(const ObjectShape &object) const
{
    QList<Value> required;
    Members properties;
    for (const QByteArray &name : object.names()) {
        if (isRequired(object.property(name).objects, object.objects()))
            required.append(Value::string(name));
        properties.append({name, schemaOf(object.property(name).shape)});
    }
    Members members;
    if (!required.isEmpty())
        members.append({"required", Value::array(required)});
    if (!properties.isEmpty())
        members.append({"properties", Value::object(properties)});
    if (object.further())
        members.append({"additionalProperties", schemaOf(*object.further())});
    return members;
}

ShapeWriter::Members ShapeWriter::keywordsOf(quint8 type, const ValueShape &shape) const
{
    if (type == ObjectBit && shape.object())
        return keywordsOf(*shape.object());
    if (type == ArrayBit && shape.items())
        return {{"items", schemaOf(*shape.items())}};
    // OpenAPI 3.0 demands the member.
    if (type == ArrayBit && m_dialect == schema::Dialect::OpenApi30)
        return {{"items", Value::object()}};
    if (type == StringBit && (shape.types() & StringBit) != 0 && !shape.format().isEmpty())
        return {{"format", Value::string(shape.format())}};
    return {};
}

Value ShapeWriter::inlineSchema(const ValueShape &shape) const
{
    if (shape.isAny())
        return anySchema();
    const QList<quint8> types = typesOf(shape);
    if (m_dialect == schema::Dialect::OpenApi30)
        return schema30(types, shape);
    QList<Value> names;
    for (const quint8 type : types)
        names.append(nameOfType(type));
    Members members{{"type", names.size() == 1 ? names.first() : Value::array(names)}};
    // These keywords are for values of one type each, so one schema can have them all.
    for (const quint8 type : types)
        members += keywordsOf(type, shape);
    return Value::object(members);
}

/** 3.0 has one type in a schema, and `nullable` beside it. */
Value ShapeWriter::schema30(const QList<quint8> &types, const ValueShape &shape) const
{
    const bool isNullable = types.contains(NullBit);
    QList<Value> alternatives;
    for (const quint8 type : types) {
        if (type == NullBit)
            continue;
        Members members{{"type", nameOfType(type)}};
        if (isNullable)
            members.append({"nullable", Value::boolean(true)});
        alternatives.append(Value::object(members + keywordsOf(type, shape)));
    }
    if (alternatives.size() == 1)
        return alternatives.first();
    return alternatives.isEmpty() ? Value::object() : Value::object({{"anyOf", Value::array(alternatives)}});
}

Value ShapeWriter::schemaOf(const TextShape &shape) const
{
    Members members{{"type", nameOfType(shape.type())}};
    if (shape.type() == StringBit && !shape.format().isEmpty())
        members.append({"format", Value::string(shape.format())});
    const Value single = Value::object(members);
    return shape.isList() ? Value::object({{"type", textValue("array")}, {"items", single}}) : single;
}

Value ShapeWriter::schemaOf(const FieldShape &field) const
{
    // The values of such a field are not kept apart from its texts.
    if (field.hasJson)
        return anySchema();
    if (!field.isFile)
        return schemaOf(field.text);
    const Value file = Value::object({{"type", textValue("string")}, {"format", textValue("binary")}});
    return field.text.isList() ? Value::object({{"type", textValue("array")}, {"items", file}}) : file;
}

Value ShapeWriter::schemaOfForm(const ContentShape &content) const
{
    QList<Value> required;
    Members properties;
    for (const auto &[name, field] : content.fields) {
        if (isRequired(field.forms, content.forms))
            required.append(Value::string(name));
        properties.append({name, schemaOf(field)});
    }
    Members members{{"type", textValue("object")}};
    if (!required.isEmpty())
        members.append({"required", Value::array(required)});
    if (!properties.isEmpty())
        members.append({"properties", Value::object(properties)});
    if (content.hasFurtherFields)
        members.append({"additionalProperties", anySchema()});
    return Value::object(members);
}

} // namespace inference
