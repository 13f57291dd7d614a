#include "newobject.h"

#include "reasonphrase.h"
#include "textforms.h"

#include <algorithm>
#include <iterator>
#include <optional>

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
    {ObjectKind::ExternalDocumentation, R"({"url": ""})"},
    {ObjectKind::Parameter, R"({"name": "name", "in": "query", "schema": {"type": "string"}})"},
    {ObjectKind::RequestBody, R"({"content": {"application/json": {"schema": {"type": "object"}}}})"},
    {ObjectKind::MediaType, R"({"schema": {"type": "object"}})"},
    {ObjectKind::Example, R"({"value": {}})"},
    {ObjectKind::Link, R"({"operationId": ""})"},
    {ObjectKind::Header, R"({"schema": {"type": "string"}})"},
    {ObjectKind::Schema, R"({"type": "string"})"},
    {ObjectKind::Discriminator, R"({"propertyName": "type"})"},
    {ObjectKind::SecurityScheme, R"({"type": "http", "scheme": "bearer"})"},
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
    if (field.type.text == Text::ServerUrl)
        return Value::string(QByteArray("/"));
    return Value::string(QByteArray());
}

/** The objects that contain responses. */
std::optional<Value> newResponses(ObjectKind kind, Version version)
{
    const auto responses = [version] { return Value::object({{"200", newResponse("200", version)}}); };
    const auto operation = [&] { return Value::object({{"responses", responses()}}); };
    switch (kind) {
    case ObjectKind::Response:
        return newResponse({}, version);
    case ObjectKind::Responses:
        return responses();
    case ObjectKind::Operation:
        return operation();
    case ObjectKind::Callback:
        return Value::object({{"{$request.body#/callbackUrl}", Value::object({{"post", operation()}})}});
    default:
        return std::nullopt;
    }
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
    if (const std::optional<Value> value = newResponses(kind, version))
        return *value;
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

QByteArray statusDescription(QByteArrayView status)
{
    if (status == "default")
        return "Unexpected error";
    if (status.size() == 3 && status.endsWith("XX")) {
        static constexpr const char *Classes[] = {"Information", "Success", "Redirect", "Client error", "Server error"};
        const int first = status.front() - '1';
        return first >= 0 && first < int(std::size(Classes)) ? QByteArray(Classes[first]) : QByteArray();
    }
    return http::reasonPhrase(status.toInt());
}

Value newResponse(QByteArrayView status, Version version)
{
    const Field *description = specification::findField(specification::objectType(ObjectKind::Response), "description",
                                                        version);
    if (!description->required.contain(version))
        return Value::object();
    return Value::object({{"description", Value::string(statusDescription(status))}});
}

base::Result<void> renameStatus(document::Document &document, const document::Pointer &response,
                                const QByteArray &status)
{
    const Node described = document.snapshot().at(response.child("description"));
    const QByteArray before = statusDescription(response.last());
    const bool isUsual = described.isString() && described.bytes() == before;
    if (auto renamed = document.renameKey(response, status); !renamed || !isUsual)
        return renamed;
    return document.setScalar(response.parent().child(status).child("description"),
                              Value::string(statusDescription(status)));
}

QByteArray unusedName(const Node &map, const QByteArray &name)
{
    QByteArray unused = name;
    for (int number = 2; map.member(unused).exists(); ++number)
        unused = name + QByteArray::number(number);
    return unused;
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
