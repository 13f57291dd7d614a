#include "newobject.h"

#include "textforms.h"

#include <algorithm>

namespace openapi {

using document::Node;
using document::Value;
using specification::Field;
using specification::Holds;
using specification::Is;
using specification::Keys;
using specification::ObjectKind;
using specification::Version;

namespace {

/** Objects for which the required fields are not enough, or not what an author starts with. */
struct Template {
    ObjectKind kind;
    const char *json;
};
constexpr Template Templates[] = {
    {ObjectKind::Server, R"({"url": "/"})"},
    {ObjectKind::Operation, R"({"responses": {"200": {"description": "OK"}}})"},
    {ObjectKind::ExternalDocumentation, R"({"url": "https://example.com/docs"})"},
    {ObjectKind::Parameter, R"({"name": "name", "in": "query", "schema": {"type": "string"}})"},
    {ObjectKind::RequestBody, R"({"content": {"application/json": {"schema": {"type": "object"}}}})"},
    {ObjectKind::MediaType, R"({"schema": {"type": "object"}})"},
    {ObjectKind::Responses, R"({"200": {"description": "OK"}})"},
    {ObjectKind::Response, R"({"description": "OK"})"},
    {ObjectKind::Callback,
     R"({"{$request.body#/callbackUrl}": {"post": {"responses": {"200": {"description": "OK"}}}}})"},
    {ObjectKind::Example, R"({"value": {}})"},
    {ObjectKind::Link, R"({"operationId": "operation"})"},
    {ObjectKind::Header, R"({"schema": {"type": "string"}})"},
    {ObjectKind::Tag, R"({"name": "tag"})"},
    {ObjectKind::Schema, R"({"type": "string"})"},
    {ObjectKind::Discriminator, R"({"propertyName": "type"})"},
    {ObjectKind::SecurityScheme, R"({"type": "http", "scheme": "bearer"})"},
    {ObjectKind::ServerVariable, R"({"default": "value"})"},
};

constexpr const char *NewStatuses[] = {"200", "201", "204", "400", "401", "403", "404", "409", "422", "500", "default"};
constexpr const char *NewMediaTypes[] = {"application/json", "application/xml", "text/plain", "multipart/form-data",
                                         "application/x-www-form-urlencoded"};
constexpr const char *NewMethods[] = {"LINK", "UNLINK", "PURGE"};

QList<QByteArray> listOf(std::span<const char *const> names)
{
    return {names.begin(), names.end()};
}

/** The names to try first. Others are the first of them with a number. */
QList<QByteArray> namesOf(Keys keys)
{
    switch (keys) {
    case Keys::Component:
        return {"New"};
    case Keys::Path:
        return {"/new"};
    case Keys::Status:
        return listOf(NewStatuses);
    case Keys::Method:
        return listOf(NewMethods);
    case Keys::Expression:
        return {"{$request.body#/url}"};
    case Keys::MediaType:
        return listOf(NewMediaTypes);
    case Keys::HeaderName:
        return {"X-New"};
    case Keys::Any:
        break;
    }
    return {"name"};
}

Value newText(const Field &field)
{
    using specification::Text;
    if (!field.type.values.empty())
        return Value::string(QByteArray(field.type.values.front()));
    if (field.type.text == Text::Url)
        return Value::string(QByteArray("https://example.com/"));
    if (field.type.text == Text::ServerUrl)
        return Value::string(QByteArray("/"));
    if (field.type.text == Text::Email)
        return Value::string(QByteArray("team@example.com"));
    return Value::string(QByteArray());
}

Value newSingleValue(const Field &field, Version version)
{
    switch (field.type.is) {
    case Is::Text:
        return newText(field);
    case Is::Boolean:
        return Value::boolean(false);
    case Is::Integer:
    case Is::Number:
        return Value::integer(1);
    case Is::Object:
        return newObject(field.type.object, version);
    case Is::Any:
        break;
    }
    return {};
}

} // namespace

Value newValue(const Field &field, Version version)
{
    const Value one = newSingleValue(field, version);
    switch (field.type.holds) {
    case Holds::One:
    case Holds::OneOrList:
        break;
    case Holds::List:
    case Holds::NonEmptyList:
        return Value::array({one});
    case Holds::Map:
        return Value::object({{namesOf(field.type.keys).first(), one}});
    }
    return one;
}

Value newObject(ObjectKind kind, Version version)
{
    const auto found = std::find_if(std::begin(Templates), std::end(Templates),
                                    [kind](const Template &each) { return each.kind == kind; });
    if (found != std::end(Templates))
        return Value::fromJson(found->json).value();
    const specification::ObjectType &type = specification::objectType(kind);
    QList<Value::Member> members;
    for (const Field &field : type.fields) {
        if (!field.versions.contain(version) || !field.required.contain(version))
            continue;
        // A required list or map can be empty, unless the table says otherwise.
        const bool isEmpty = field.type.holds == Holds::Map || field.type.holds == Holds::List;
        const Value value = !isEmpty                         ? newValue(field, version)
                            : field.type.holds == Holds::Map ? Value::object()
                                                             : Value::array();
        members.append({field.name, value});
    }
    if (type.entries && type.needsEntry.contain(version))
        members.append({newName(type.entryKeys, {}), newValue(*type.entries, version)});
    return Value::object(members);
}

QByteArray newName(Keys keys, const Node &map)
{
    const QList<QByteArray> names = namesOf(keys);
    for (const QByteArray &name : names) {
        if (!map.member(name).exists())
            return name;
    }
    // A status is a number itself: 599 follows 200.
    QByteArray numbered;
    int number = keys == Keys::Status ? 201 : 2;
    do {
        const QByteArray text = QByteArray::number(number++);
        numbered = keys == Keys::Status       ? text
                   : keys == Keys::Expression ? "{$request.body#/url" + text + '}'
                                              : names.first() + text;
    } while (map.member(numbered).exists());
    return numbered;
}

} // namespace openapi
