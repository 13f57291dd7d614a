#include "swaggerschemas.h"

#include "referencetarget.h"

#include <QUrl>

#include <algorithm>
#include <utility>

namespace conversion {

using document::Pointer;
using document::Value;

namespace {

using Members = QList<Value::Member>;

/** Keywords of JSON Schema; 2.0 knows only some of them. */
constexpr QByteArrayView SchemaKeywords[] = {
    "items", "additionalItems", "additionalProperties", "allOf", "anyOf", "oneOf", "not", "if", "then",
    "else",  "contains",        "propertyNames",
};
constexpr QByteArrayView SchemaMaps[] = {
    "properties", "definitions", "patternProperties", "dependencies", "dependentSchemas", "$defs",
};
constexpr QByteArrayView DataMembers[] = {"default", "example", "examples", "enum", "const", "x-example", "x-examples"};
constexpr QByteArrayView ExampleMembers[] = {"example", "examples", "x-example", "x-examples"};

template<std::size_t Count>
bool isIn(QByteArrayView name, const QByteArrayView (&names)[Count])
{
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

Value asText(const QByteArray &utf8)
{
    return Value::string(utf8);
}

} // namespace

void SwaggerLosses::add(Loss::Kind kind, const Pointer &place, const QStringList &arguments)
{
    const QString what = QString::number(int(kind)) + u' ' + arguments.join(u' ');
    const qsizetype before = m_known.size();
    m_known.insert({place, what});
    if (m_known.size() > before)
        m_losses.append({kind, place, arguments});
}

void SwaggerLosses::addRemoved(const Pointer &member)
{
    add(Loss::Kind::Removed, member, {QString::fromUtf8(member.last())});
}

Value SwaggerSchemas::reference(const Value &written, const Pointer &place, SwaggerKind kind)
{
    const QString text = written.text();
    const auto target = m_source.target(text);
    if (!target) {
        // An extension may mean anything with it.
        if (kind != SwaggerKind::Extension && m_source.isOtherFile(text))
            m_losses.add(Loss::Kind::OtherFile, place, {text});
        return written;
    }
    const bool isThere = m_source.at(*target);
    if (kind == SwaggerKind::Extension && !isThere)
        return written;
    const auto moved = m_places.placeAfter(*target);
    if (!moved) {
        if (isThere)
            m_losses.add(Loss::Kind::NoTarget, place, {text});
        return written;
    }
    if (isThere && kind != SwaggerKind::Extension && SwaggerPlaces::isOutside(*target) &&
        !m_knownOutside.contains(*target)) {
        m_knownOutside.insert(*target);
        m_outside.append({*target, kind});
    }
    if (isThere)
        m_followed.append({place, text, *moved});
    return *moved == *target && text.startsWith(u'#') ? written : Value::string(openapi::localReference(*moved));
}

std::optional<std::pair<Pointer, SwaggerKind>> SwaggerSchemas::takeOutside()
{
    if (m_outside.isEmpty())
        return std::nullopt;
    return m_outside.takeFirst();
}

Value SwaggerSchemas::extension(const Value &value, const Pointer &place)
{
    if (value.type() == Value::Type::Array) {
        QList<Value> items;
        for (const Value &item : value.items())
            items.append(extension(item, place.child(items.size())));
        return Value::array(items);
    }
    if (value.type() != Value::Type::Object)
        return value;
    Members members;
    for (const auto &[name, each] : value.members()) {
        const Pointer here = place / name;
        if (name == "$ref" && each.isString())
            members.append({name, reference(each, here, SwaggerKind::Extension)});
        else
            members.append({name, isIn(name, ExampleMembers) ? each : extension(each, here)});
    }
    return Value::object(members);
}

Value SwaggerSchemas::schema(const Value &schema, const Pointer &place)
{
    if (schema.type() != Value::Type::Object)
        return schema;
    Members members;
    for (const Value::Member &member : schema.members())
        addMember(schema, member, place / member.first, members);
    return Value::object(members);
}

void SwaggerSchemas::addMember(const Value &schema, const Value::Member &member, const Pointer &place, Members &members)
{
    const auto &[name, value] = member;
    const bool isReference = schema.member("$ref").isString();
    if (name == "$ref" && value.isString())
        members.append({name, reference(value, place, SwaggerKind::Schema)});
    else if (name == "discriminator")
        members.append({name, discriminator(schema, place)});
    // Beside a reference, `nullable` has no effect.
    else if (name == "x-nullable" && !isReference && schema.member("nullable").isNull())
        members.append({"nullable", value});
    else if (name == "type")
        addTypes(schema, place, members);
    else if (name == "collectionFormat" && value.isString()) {
        if (value.bytes() != "csv")
            m_losses.addRemoved(place);
    } else if (name == "items" && value.type() == Value::Type::Array)
        addItems(value, place, members);
    else if (isIn(name, SchemaMaps) && value.type() == Value::Type::Object) {
        Members inner;
        for (const auto &[key, each] : value.members())
            inner.append({key, this->schema(each, place / key)});
        members.append({name, Value::object(inner)});
    } else if (isIn(name, SchemaKeywords))
        members.append({name, schemasIn(value, place)});
    else
        members.append({name, isIn(name, DataMembers) ? value : extension(value, place)});
}

/** A schema or a list of schemas. */
Value SwaggerSchemas::schemasIn(const Value &value, const Pointer &place)
{
    if (value.type() != Value::Type::Array)
        return schema(value, place);
    QList<Value> items;
    for (const Value &item : value.items())
        items.append(schema(item, place.child(items.size())));
    return Value::array(items);
}

/** 3.0 has one schema for all items. */
void SwaggerSchemas::addItems(const Value &items, const Pointer &place, Members &members)
{
    m_losses.add(Loss::Kind::Replaced, place, {QStringLiteral("items"), QStringLiteral("anyOf")});
    const Value schemas = schemasIn(items, place);
    members.append({"items", schemas.items().isEmpty() ? Value::object() : Value::object({{"anyOf", schemas}})});
}

/** 3.0 has one type, and `nullable`. */
void SwaggerSchemas::addTypes(const Value &schema, const Pointer &place, Members &members)
{
    const Value written = schema.member("type");
    if (written.bytes() == "file") {
        members.append({"type", asText("string")});
        if (schema.member("format").isNull())
            members.append({"format", asText("binary")});
        return;
    }
    QList<QByteArray> types = written.isString() ? QList<QByteArray>{written.bytes()} : textsOf(written);
    const bool isNullable = types.removeAll("null") > 0;
    const bool saysNullable = !schema.member("x-nullable").isNull() || !schema.member("nullable").isNull();
    if (types.size() == 1 && (written.type() == Value::Type::Array || isNullable)) {
        members.append({"type", asText(types.first())});
        if (isNullable && !saysNullable)
            members.append({"nullable", Value::boolean(true)});
    } else if (types.isEmpty() && isNullable && schema.member("enum").isNull() && !saysNullable) {
        m_losses.add(Loss::Kind::Replaced, place,
                     {QStringLiteral("type"), QStringLiteral("a text that can only be null")});
        members += Members{
            {"type", asText("string")}, {"nullable", Value::boolean(true)}, {"enum", Value::array({Value()})}};
    } else if (types.size() > 1 && schema.member("anyOf").isNull()) {
        QList<Value> alternatives;
        for (const QByteArray &type : std::as_const(types)) {
            Members alternative{{"type", asText(type)}};
            if (type == "array" && schema.member("items").isNull())
                alternative.append({"items", Value::object()});
            if (isNullable)
                alternative.append({"nullable", Value::boolean(true)});
            alternatives.append(Value::object(alternative));
        }
        m_losses.add(Loss::Kind::Replaced, place, {QStringLiteral("type"), QStringLiteral("anyOf")});
        members.append({"anyOf", Value::array(alternatives)});
    } else {
        members.append({"type", written});
    }
}

/** The values of the property are names of definitions, and some definitions have another name now. */
Value SwaggerSchemas::discriminator(const Value &schema, const Pointer &place)
{
    const Value written = schema.member("discriminator");
    if (written.type() == Value::Type::Object) {
        Members members;
        for (const auto &[name, value] : written.members())
            members.append({name, name == "mapping" ? mapping(value, place / name) : extension(value, place / name)});
        return Value::object(members);
    }
    if (!written.isString())
        return written;
    collectDerived();
    QList<QByteArray> found;
    QSet<QByteArray> known;
    const auto take = [&](const QByteArray &name) {
        if (name.isEmpty() || known.contains(name) || m_tooLarge)
            return;
        if (--m_discriminatedLeft < 0)
            m_tooLarge = place;
        known.insert(name);
        found.append(name);
    };
    if (place.tokens().size() == 3 && place.tokens().first() == "definitions")
        take(place.tokens()[1]);
    for (const char *keyword : {"oneOf", "anyOf"}) {
        const Value alternatives = schema.member(keyword);
        for (const Value &alternative : alternatives.items())
            take(definitionNamed(alternative));
    }
    for (qsizetype i = 0; i < found.size() && !m_derived.isEmpty(); ++i) {
        for (const QByteArray &derived : m_derived.value(found[i]))
            take(derived);
    }
    Members renamed;
    for (const QByteArray &name : std::as_const(found)) {
        const QByteArray component = m_places.names().schemas.value(name, name);
        if (component != name)
            renamed.append({name, Value::string(openapi::localReference({"components", "schemas", component}))});
    }
    Members members{{"propertyName", written}};
    if (!renamed.isEmpty())
        members.append({"mapping", Value::object(renamed)});
    return Value::object(members);
}

Value SwaggerSchemas::mapping(const Value &mapping, const Pointer &place)
{
    Members members;
    for (const auto &[name, value] : mapping.members()) {
        const bool isReference = value.isString() && value.bytes().contains('#');
        members.append({name, isReference ? reference(value, place / name, SwaggerKind::Schema) : value});
    }
    return Value::object(members);
}

QByteArray SwaggerSchemas::definitionNamed(const Value &reference) const
{
    const Value written = reference.member("$ref");
    const auto target = written.isString() ? m_source.target(written.text()) : std::nullopt;
    const bool isDefinition = target && target->tokens().size() == 2 && target->tokens().first() == "definitions" &&
                              m_source.at(*target);
    return isDefinition ? target->last() : QByteArray();
}

void SwaggerSchemas::collectDerived()
{
    if (std::exchange(m_hasDerived, true))
        return;
    const QHash<QByteArray, QByteArray> &names = m_places.names().schemas;
    if (std::all_of(names.keyValueBegin(), names.keyValueEnd(),
                    [](const auto &name) { return name.first == name.second; }))
        return;
    const Value definitions = m_source.root().member("definitions");
    for (const auto &[name, schema] : definitions.members()) {
        const Value all = schema.member("allOf");
        for (const Value &item : all.items()) {
            if (const QByteArray parent = definitionNamed(item); !parent.isEmpty())
                m_derived[parent].append(name);
        }
    }
}

} // namespace conversion
