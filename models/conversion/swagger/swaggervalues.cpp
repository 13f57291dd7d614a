#include "swaggervalues.h"

#include <algorithm>

namespace conversion {

using document::Pointer;
using document::Value;

namespace {

using Members = QList<Value::Member>;

/** Of parameters, headers and items, which have a schema in 3.0. */
constexpr QByteArrayView SchemaMembers[] = {
    "type",      "format",    "items",   "default",  "maximum",  "exclusiveMaximum", "minimum", "exclusiveMinimum",
    "maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems",      "enum",    "multipleOf",
};

bool isOfSchema(QByteArrayView name)
{
    return std::find(std::begin(SchemaMembers), std::end(SchemaMembers), name) != std::end(SchemaMembers);
}

bool isMap(QByteArrayView name)
{
    return name == "properties" || name == "definitions";
}

Value text(const QByteArray &utf8)
{
    return Value::string(utf8);
}

bool isFile(const Value &value)
{
    return value.member("type").bytes() == "file";
}

/** The media types, or the usual one. */
QList<QByteArray> orUsual(const QList<QByteArray> &types, const QByteArray &usual)
{
    return types.isEmpty() ? QList<QByteArray>{usual} : types;
}

} // namespace

void SwaggerValues::lose(Loss::Kind kind, const Pointer &place, const QStringList &arguments)
{
    m_losses.append({kind, place, arguments});
}

Value SwaggerValues::reference(const Value &written, const Pointer &place)
{
    const QString reference = written.text();
    const auto pointer = reference.startsWith(u'#') ? Pointer::parse(reference) : std::nullopt;
    if (!pointer) {
        lose(Loss::Kind::OtherFile, place, {reference});
        return written;
    }
    const auto &tokens = pointer->tokens();
    const QByteArray name = tokens.value(1);
    const auto moved = [&](const char *section, const QHash<QByteArray, QByteArray> &names) {
        const Pointer to = Pointer{"components", section, names.value(name, name)} / Pointer(tokens.mid(2));
        return Value::string(u'#' + to.toString());
    };
    if (tokens.value(0) == "definitions")
        return moved("schemas", m_names.schemas);
    if (tokens.value(0) == "parameters")
        return m_names.bodies.contains(name) ? moved("requestBodies", m_names.bodies)
                                             : moved("parameters", m_names.parameters);
    return tokens.value(0) == "responses" ? moved("responses", m_names.responses) : written;
}

Value SwaggerValues::schema(const Value &schema, const Pointer &place)
{
    if (schema.type() != Value::Type::Object)
        return schema;
    Members members;
    for (const auto &[name, value] : schema.members()) {
        const Pointer here = place / name;
        if (name == "$ref" && value.isString()) {
            members.append({name, reference(value, here)});
        } else if (name == "discriminator" && value.isString()) {
            members.append({name, Value::object({{"propertyName", value}})});
        } else if (name == "x-nullable") {
            members.append({"nullable", value});
        } else if (name == "type" && value.bytes() == "file") {
            members.append({"type", text("string")});
            if (schema.member("format").isNull())
                members.append({"format", text("binary")});
        } else if (name == "collectionFormat") {
            if (value.bytes() != "csv")
                lose(Loss::Kind::Removed, here, {QString::fromUtf8(name)});
        } else if (isMap(name) && value.type() == Value::Type::Object) {
            Members inner;
            for (const auto &[key, each] : value.members())
                inner.append({key, this->schema(each, here / key)});
            members.append({name, Value::object(inner)});
        } else if (name == "allOf" && value.type() == Value::Type::Array) {
            QList<Value> items;
            for (qsizetype i = 0; i < value.items().size(); ++i)
                items.append(this->schema(value.items()[i], here.child(i)));
            members.append({name, Value::array(items)});
        } else if (name == "items" || name == "additionalProperties") {
            members.append({name, this->schema(value, here)});
        } else {
            members.append({name, value});
        }
    }
    return Value::object(members);
}

/** How a list is written in a parameter or header. The usual way of 2.0 is not that of 3.0 in queries. */
void SwaggerValues::addStyle(const Value &typed, const QByteArray &in, Members &members, const Pointer &place)
{
    if (typed.member("type").bytes() != "array")
        return;
    const QByteArray format = typed.member("collectionFormat").bytes();
    const bool isQuery = in == "query" || in == "formData";
    const auto say = [&](const char *style, bool explode) {
        members.append({"style", text(style)});
        members.append({"explode", Value::boolean(explode)});
    };
    if (format == "multi" && isQuery)
        say("form", true);
    else if (format == "ssv" && isQuery)
        say("spaceDelimited", false);
    else if (format == "pipes" && isQuery)
        say("pipeDelimited", false);
    else if (isQuery)
        say("form", false);
    const bool hasForm = format.isEmpty() || format == "csv" || (isQuery && format != "tsv");
    if (!hasForm)
        lose(Loss::Kind::Removed, place / QByteArray("collectionFormat"), {QStringLiteral("collectionFormat")});
}

/** The members that describe the value are in a schema. */
Value SwaggerValues::withSchema(const Value &typed, const Pointer &place, const QByteArray &in)
{
    Members members;
    Members described;
    for (const auto &[name, value] : typed.members()) {
        if (isOfSchema(name) || name == "x-nullable")
            described.append({name, value});
        else if (name != "collectionFormat")
            members.append({name, value});
    }
    addStyle(typed, in, members, place);
    if (!described.isEmpty())
        members.append({"schema", schema(Value::object(described), place)});
    return Value::object(members);
}

Value SwaggerValues::parameter(const Value &parameter, const Pointer &place)
{
    const Value written = parameter.member("$ref");
    if (written.isString())
        return Value::object({{"$ref", reference(written, place / QByteArray("$ref"))}});
    return withSchema(parameter, place, parameter.member("in").bytes());
}

Value SwaggerValues::body(const Value &parameter, const QList<QByteArray> &consumes, const Pointer &place)
{
    Members members;
    Members content;
    for (const auto &[name, value] : parameter.members()) {
        if (name == "description" || name == "required" || name.startsWith("x-"))
            members.append({name, value});
    }
    Members mediaType;
    if (const Value described = parameter.member("schema"); !described.isNull())
        mediaType.append({"schema", schema(described, place / QByteArray("schema"))});
    for (const QByteArray &type : orUsual(consumes, "application/json"))
        content.append({type, Value::object(mediaType)});
    members.append({"content", Value::object(content)});
    return Value::object(members);
}

Value SwaggerValues::form(const FormFields &fields, const QList<QByteArray> &consumes)
{
    Members properties;
    Members encodings;
    QList<Value> required;
    bool hasFile = false;
    for (const auto &[field, place] : fields) {
        const QByteArray name = field.member("name").bytes();
        hasFile = hasFile || isFile(field);
        if (field.member("required").toBool())
            required.append(text(name));
        Members described;
        Members style;
        for (const auto &[key, value] : field.members()) {
            if (isOfSchema(key) || key == "description" || key.startsWith("x-"))
                described.append({key, value});
        }
        addStyle(field, "formData", style, place);
        if (!style.isEmpty())
            encodings.append({name, Value::object(style)});
        properties.append({name, schema(Value::object(described), place)});
    }
    Members form{{"type", text("object")}};
    if (!required.isEmpty())
        form.append({"required", Value::array(required)});
    form.append({"properties", Value::object(properties)});
    Members mediaType{{"schema", Value::object(form)}};
    if (!encodings.isEmpty())
        mediaType.append({"encoding", Value::object(encodings)});
    QList<QByteArray> types = consumes;
    types.removeIf([](const QByteArray &type) {
        return !type.startsWith("multipart/") && !type.startsWith("application/x-www-form-urlencoded");
    });
    Members content;
    for (const QByteArray &type : orUsual(types, hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded"))
        content.append({type, Value::object(mediaType)});
    Members members{{"content", Value::object(content)}};
    if (!required.isEmpty())
        members.append({"required", Value::boolean(true)});
    return Value::object(members);
}

Value SwaggerValues::response(const Value &response, const QList<QByteArray> &produces, const Pointer &place)
{
    const Value written = response.member("$ref");
    if (written.isString())
        return Value::object({{"$ref", reference(written, place / QByteArray("$ref"))}});
    Members members;
    const Value described = response.member("schema");
    const Value examples = response.member("examples");
    for (const auto &[name, value] : response.members()) {
        if (name == "headers" && value.type() == Value::Type::Object) {
            Members headers;
            for (const auto &[key, header] : value.members())
                headers.append({key, withSchema(header, place / name / key, "header")});
            members.append({name, Value::object(headers)});
        } else if (name != "schema" && name != "examples") {
            members.append({name, value});
        }
    }
    QList<QByteArray> types;
    if (!described.isNull())
        types = orUsual(produces, isFile(described) ? "application/octet-stream" : "application/json");
    for (const auto &[type, example] : examples.members()) {
        if (!types.contains(type))
            types.append(type);
    }
    Members content;
    for (const QByteArray &type : std::as_const(types)) {
        Members mediaType;
        if (!described.isNull())
            mediaType.append({"schema", schema(described, place / QByteArray("schema"))});
        for (const auto &[name, example] : examples.members()) {
            if (name == type)
                mediaType.append({"example", example});
        }
        content.append({type, Value::object(mediaType)});
    }
    if (!content.isEmpty())
        members.append({"content", Value::object(content)});
    return Value::object(members);
}

Value SwaggerValues::securityScheme(const Value &scheme, const Pointer &place)
{
    const QByteArray type = scheme.member("type").bytes();
    Members members;
    Members flow;
    for (const auto &[name, value] : scheme.members()) {
        const bool isOfFlow = name == "authorizationUrl" || name == "tokenUrl" || name == "scopes";
        if (type == "oauth2" && isOfFlow)
            flow.append({name, value});
        else if (type == "basic" && name == "type")
            members += Members{{"type", text("http")}, {"scheme", text("basic")}};
        else if (type != "oauth2" || name != "flow")
            members.append({name, value});
    }
    if (type != "oauth2")
        return Value::object(members);
    static const QHash<QByteArray, QByteArray> flows = {{"implicit", "implicit"},
                                                        {"password", "password"},
                                                        {"application", "clientCredentials"},
                                                        {"accessCode", "authorizationCode"}};
    const QByteArray name = flows.value(scheme.member("flow").bytes());
    if (name.isEmpty()) {
        lose(Loss::Kind::Removed, place / QByteArray("flow"), {QStringLiteral("flow")});
        members.append({"flows", Value::object()});
        return Value::object(members);
    }
    if (scheme.member("scopes").isNull())
        flow.append({"scopes", Value::object()});
    members.append({"flows", Value::object({{name, Value::object(flow)}})});
    return Value::object(members);
}

} // namespace conversion
