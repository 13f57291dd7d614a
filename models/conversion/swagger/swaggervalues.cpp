#include "swaggervalues.h"

#include <algorithm>

namespace conversion {

using document::Pointer;
using document::Value;

namespace {

using Members = QList<Value::Member>;
using Types = QList<QByteArray>;

Value text(const QByteArray &utf8)
{
    return Value::string(utf8);
}

bool isReference(const Value &value)
{
    return value.member("$ref").isString();
}

bool areSame(Types left, Types right)
{
    if (left == right)
        return true;
    std::sort(left.begin(), left.end());
    std::sort(right.begin(), right.end());
    return left == right;
}

/** Members of a field that are not members of its schema. */
constexpr QByteArrayView NamesOfField[] = {"name", "in", "required", "collectionFormat", "allowEmptyValue"};

bool namesField(QByteArrayView member)
{
    return std::find(std::begin(NamesOfField), std::end(NamesOfField), member) != std::end(NamesOfField);
}

} // namespace

bool SwaggerValues::takeCopies(const Value &value, qsizetype copies, const Pointer &place)
{
    constexpr qint64 BytesOfMediaType = 64;
    if (copies > 0 && !m_tooLarge) {
        m_copiedBytesLeft -= copies * (BytesOfMediaType + value.toJson().size());
        if (m_copiedBytesLeft < 0)
            m_tooLarge = place;
    }
    return !m_tooLarge;
}

/** Media types are compared for each reference. */
bool SwaggerValues::takeTypes(const Types &types, const Pointer &place)
{
    m_copiedBytesLeft -= types.size();
    if (m_copiedBytesLeft < 0 && !m_tooLarge)
        m_tooLarge = place;
    return !m_tooLarge;
}

/** What is beside a reference has no effect, and stays. */
Value SwaggerValues::referenceObject(const Value &value, const Pointer &place, SwaggerKind kind)
{
    Members members;
    for (const auto &[name, each] : value.members()) {
        const Pointer here = place / name;
        members.append(
            {name, name == "$ref" ? m_schemas.reference(each, here, kind) : m_schemas.extension(each, here)});
    }
    return Value::object(members);
}

/** How a list is written in a parameter or header. The usual way of 2.0 is not that of 3.0 in queries. */
void SwaggerValues::addStyle(const Value &typed, const QByteArray &in, Members &members, const Pointer &place)
{
    const Value written = typed.member("collectionFormat");
    const QByteArray format = written.bytes();
    const bool isList = typed.member("type").bytes() == "array";
    const bool isQuery = in == "query" || in == "formData";
    const auto say = [&](const char *style, bool explode) {
        members.append({"style", text(style)});
        members.append({"explode", Value::boolean(explode)});
    };
    if (isList && isQuery) {
        if (format == "multi")
            say("form", true);
        else if (format == "ssv")
            say("spaceDelimited", false);
        else if (format == "pipes")
            say("pipeDelimited", false);
        else
            say("form", false);
    }
    const bool hasForm = format == "csv" ||
                         (isList && isQuery && (format == "multi" || format == "ssv" || format == "pipes"));
    if (!written.isNull() && !hasForm)
        m_losses.addRemoved(place / QByteArray("collectionFormat"));
}

/** The members that describe the value are in a schema. */
Value SwaggerValues::withSchema(const Value &typed, const Pointer &place, const QByteArray &in)
{
    const bool hasType = std::any_of(typed.members().begin(), typed.members().end(),
                                     [](const Value::Member &member) { return isOfSchema(member.first); });
    Members members;
    Members described;
    for (const auto &[name, value] : typed.members()) {
        const Pointer here = place / name;
        if (isOfSchema(name) || (name == "x-nullable" && hasType))
            described.append({name, value});
        else if (name == "schema" && hasType) // In 2.0, only a body has a schema.
            m_losses.addRemoved(here);
        else if (name == "schema")
            members.append({name, m_schemas.schema(value, here)});
        else if (name == "example" || name == "x-example")
            members.append({name, value});
        else if (name != "collectionFormat")
            members.append({name, m_schemas.extension(value, here)});
    }
    addStyle(typed, in, members, place);
    if (!described.isEmpty())
        members.append({"schema", m_schemas.schema(Value::object(described), place)});
    return Value::object(members);
}

Value SwaggerValues::parameter(const Value &parameter, const Pointer &place)
{
    if (isReference(parameter))
        return referenceObject(parameter, place, SwaggerKind::Parameter);
    return withSchema(parameter, place, parameter.member("in").bytes());
}

Value SwaggerValues::body(const Value &parameter, const Types &consumes, const Pointer &place)
{
    const SwaggerSource::Located target = m_source.resolved(parameter, place);
    if (isReference(parameter) && !takeTypes(consumes, place))
        return {};
    const bool isSame = areSame(bodyTypes(consumes), bodyTypes(m_source.typesAt(target.second, TypesMember::Consumes)));
    // A reference to what was converted for other media types would bring those.
    if (isReference(parameter) && (isSame || isReference(target.first)))
        return referenceObject(parameter, place, SwaggerKind::Body);
    if (isReference(parameter) && !takeCopies(target.first, 1, place))
        return {};
    Members members;
    Members mediaType;
    for (const auto &[name, value] : target.first.members()) {
        const Pointer here = target.second / name;
        if (name == "schema")
            mediaType.append({name, m_schemas.schema(value, here)});
        else if (name == "description" || name == "required" || name.startsWith("x-"))
            members.append({name, m_schemas.extension(value, here)});
        else if (name != "name" && name != "in") // The name of a body says nothing.
            m_losses.addRemoved(here);
    }
    const Types types = bodyTypes(consumes);
    const Value described = Value::object(mediaType);
    Members content;
    if (takeCopies(described, types.size() - 1, place)) {
        for (const QByteArray &type : types)
            content.append({type, described});
    }
    members.append({"content", Value::object(content)});
    return Value::object(members);
}

/** The property of a form. */
Value SwaggerValues::field(const Value &field, const Pointer &place)
{
    Members described;
    for (const Value::Member &member : field.members()) {
        if (!namesField(member.first))
            described.append(member);
    }
    if (!field.member("allowEmptyValue").isNull())
        m_losses.addRemoved(place / QByteArray("allowEmptyValue"));
    return m_schemas.schema(Value::object(described), place);
}

Value SwaggerValues::form(const QList<SwaggerParameter> &fields, const Types &consumes)
{
    Members properties;
    Members encodings;
    QList<Value> required;
    for (const SwaggerParameter &each : fields) {
        const QByteArray name = each.value.member("name").bytes();
        if (each.value.member("required").toBool())
            required.append(text(name));
        Members style;
        addStyle(each.value, "formData", style, each.valuePlace);
        if (!style.isEmpty())
            encodings.append({name, Value::object(style)});
        properties.append({name, field(each.value, each.valuePlace)});
    }
    Members form{{"type", text("object")}};
    if (!required.isEmpty())
        form.append({"required", Value::array(required)});
    form.append({"properties", Value::object(properties)});
    Members mediaType{{"schema", Value::object(form)}};
    if (!encodings.isEmpty())
        mediaType.append({"encoding", Value::object(encodings)});
    const Types types = formTypes(consumes, fields);
    const Value described = Value::object(mediaType);
    Members content;
    // Fields of the path item and shared fields are copied to each operation.
    if (takeCopies(described, types.size(), fields.first().place)) {
        for (const QByteArray &type : types)
            content.append({type, described});
    }
    Members members{{"content", Value::object(content)}};
    if (!required.isEmpty())
        members.append({"required", Value::boolean(true)});
    return Value::object(members);
}

Value SwaggerValues::response(const Value &response, const Types &produces, const Pointer &place)
{
    const SwaggerSource::Located target = m_source.resolved(response, place);
    if (isReference(response) && !takeTypes(produces, place))
        return {};
    const bool isSame = areSame(responseTypes(target.first, produces),
                                responseTypes(target.first, m_source.typesAt(target.second, TypesMember::Produces)));
    if (isReference(response) && (isSame || isReference(target.first)))
        return referenceObject(response, place, SwaggerKind::Response);
    if (isReference(response) && !takeCopies(target.first, 1, place))
        return {};
    Members members;
    Value described;
    Value examples;
    for (const auto &[name, value] : target.first.members()) {
        const Pointer here = target.second / name;
        if (name == "headers" && value.type() == Value::Type::Object) {
            Members headers;
            for (const auto &[key, header] : value.members())
                headers.append({key, isReference(header) ? referenceObject(header, here / key, SwaggerKind::Header)
                                                         : withSchema(header, here / key, "header")});
            members.append({name, Value::object(headers)});
        } else if (name == "schema") {
            described = m_schemas.schema(value, here);
        } else if (name == "examples" && value.type() == Value::Type::Object) {
            examples = value;
        } else if (name == "examples") {
            m_losses.addRemoved(here);
        } else {
            members.append({name, m_schemas.extension(value, here)});
        }
    }
    const Types types = responseTypes(target.first, produces);
    Members content;
    if (takeCopies(described, types.size() - 1, place)) {
        const ValueIndex exampleOf(examples);
        for (const QByteArray &type : types) {
            Members mediaType;
            if (!described.isNull())
                mediaType.append({"schema", described});
            if (const Value *example = exampleOf.at({type}))
                mediaType.append({"example", *example});
            content.append({type, Value::object(mediaType)});
        }
    }
    if (!content.isEmpty())
        members.append({"content", Value::object(content)});
    return Value::object(members);
}

Value SwaggerValues::securityScheme(const Value &scheme, const Pointer &place)
{
    if (isReference(scheme))
        return referenceObject(scheme, place, SwaggerKind::SecurityScheme);
    const QByteArray type = scheme.member("type").bytes();
    if (type == "oauth2")
        return oauth2(scheme, place);
    Members members;
    for (const auto &[name, value] : scheme.members()) {
        if (type == "basic" && name == "type")
            members += Members{{"type", text("http")}, {"scheme", text("basic")}};
        else
            members.append({name, m_schemas.extension(value, place / name)});
    }
    return Value::object(members);
}

Value SwaggerValues::oauth2(const Value &scheme, const Pointer &place)
{
    static const QHash<QByteArray, QByteArray> flows = {{"implicit", "implicit"},
                                                        {"password", "password"},
                                                        {"application", "clientCredentials"},
                                                        {"accessCode", "authorizationCode"}};
    const QByteArray name = flows.value(scheme.member("flow").bytes());
    Members members;
    Members flow;
    for (const auto &[key, value] : scheme.members()) {
        const Pointer here = place / key;
        if (key == "authorizationUrl" || key == "tokenUrl" || key == "scopes" || key == "flow") {
            if (name.isEmpty())
                m_losses.addRemoved(here);
            else if (key != "flow")
                flow.append({key, value});
        } else {
            members.append({key, m_schemas.extension(value, here)});
        }
    }
    if (!name.isEmpty() && scheme.member("scopes").isNull())
        flow.append({"scopes", Value::object()});
    members.append({"flows", name.isEmpty() ? Value::object() : Value::object({{name, Value::object(flow)}})});
    return Value::object(members);
}

} // namespace conversion
