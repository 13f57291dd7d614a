#include "pastedtext.h"

#include "components.h"
#include "operations.h"
#include "snapshot.h"
#include "specificationtable.h"

#include <algorithm>
#include <iterator>

namespace drafts {

using document::Value;
using specification::ObjectKind;
using specification::Version;

namespace {

/** A path for operations that have none. */
constexpr const char *NewPath = "/new-path";

bool isObject(const Value &value)
{
    return value.type() == Value::Type::Object;
}

bool hasMember(const Value &value, QByteArrayView name, Value::Type type)
{
    return std::any_of(value.members().begin(), value.members().end(), [&](const Value::Member &member) {
        return member.first == name && member.second.type() == type;
    });
}

/** True for an object whose members are all members of objects of a kind. */
bool isMadeOf(ObjectKind kind, const Value &value, Version version)
{
    const specification::ObjectType &type = specification::objectType(kind);
    return isObject(value) && !value.members().isEmpty() &&
           std::all_of(value.members().begin(), value.members().end(), [&](const Value::Member &member) {
               return member.first.startsWith("x-") || specification::memberField(type, member.first, version);
           });
}

bool isTypeWord(const QByteArray &word)
{
    static constexpr QByteArrayView Types[] = {"object", "array", "string", "integer", "number", "boolean", "null"};
    return std::find(std::begin(Types), std::end(Types), word) != std::end(Types);
}

bool isSchema(const Value &value, Version version)
{
    if (!isMadeOf(ObjectKind::Schema, value, version))
        return false;
    const Value type = value.member("type");
    if (!type.isNull())
        return isTypeWord(type.bytes()) ||
               (!type.items().isEmpty() && std::all_of(type.items().begin(), type.items().end(),
                                                       [](const Value &one) { return isTypeWord(one.bytes()); }));
    static constexpr QByteArrayView Lists[] = {"allOf", "oneOf", "anyOf", "enum"};
    const bool hasList = std::any_of(std::begin(Lists), std::end(Lists), [&value](QByteArrayView name) {
        return hasMember(value, name, Value::Type::Array);
    });
    return hasList || hasMember(value, "properties", Value::Type::Object) ||
           hasMember(value, "items", Value::Type::Object) || value.member("$ref").isString();
}

/** Returns the member of `components` for a value; empty if it is no component. */
QByteArray componentKindOf(const Value &value, Version version)
{
    const bool hasContent = hasMember(value, "content", Value::Type::Object);
    if (value.member("in").isString() && value.member("name").isString() &&
        isMadeOf(ObjectKind::Parameter, value, version))
        return "parameters";
    if (value.member("description").isString() && isMadeOf(ObjectKind::Response, value, version) &&
        (hasContent || hasMember(value, "headers", Value::Type::Object)))
        return "responses";
    if (hasContent && isMadeOf(ObjectKind::RequestBody, value, version))
        return "requestBodies";
    static const QByteArrayList Schemes{"apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"};
    if (Schemes.contains(value.member("type").bytes()) && isMadeOf(ObjectKind::SecurityScheme, value, version))
        return "securitySchemes";
    return isSchema(value, version) ? QByteArray("schemas") : QByteArray();
}

/** Returns the components in a value: of a Components Object, of a map of components, or the value itself. */
QList<PastedComponent> componentsIn(const Value &value, Version version)
{
    QList<PastedComponent> found;
    const bool isByKind = !value.members().isEmpty() &&
                          std::all_of(value.members().begin(), value.members().end(), [](const Value::Member &member) {
                              return openapi::componentKinds().contains(member.first) && isObject(member.second);
                          });
    for (const auto &[kind, named] : isByKind ? value.members() : QList<Value::Member>()) {
        for (const auto &[name, component] : named.members())
            found.append({kind, name, component});
    }
    if (!found.isEmpty())
        return found;
    if (const QByteArray kind = componentKindOf(value, version); !kind.isEmpty())
        return {{kind, openapi::typeName(value.member("title").bytes()), value}};
    for (const auto &[name, component] : value.members()) {
        const QByteArray kind = componentKindOf(component, version);
        if (kind.isEmpty() || openapi::componentName(name) != name)
            return {};
        found.append({kind, name, component});
    }
    return found;
}

bool isPathItem(const Value &value, Version version)
{
    return isMadeOf(ObjectKind::PathItem, value, version) &&
           std::any_of(value.members().begin(), value.members().end(), [](const Value::Member &member) {
               return openapi::isFixedMethod(member.first) && isObject(member.second);
           });
}

/** Statuses; components of a definition have other names. */
bool areStatuses(const Value &responses)
{
    return std::all_of(responses.members().begin(), responses.members().end(), [](const Value::Member &member) {
        const QByteArray &name = member.first;
        return name == "default" || name.startsWith("x-") || (name.size() == 3 && name[0] >= '1' && name[0] <= '5');
    });
}

bool isOperation(const Value &value, Version version)
{
    return areStatuses(value.member("responses")) && isMadeOf(ObjectKind::Operation, value, version) &&
           (hasMember(value, "responses", Value::Type::Object) ||
            hasMember(value, "requestBody", Value::Type::Object) || value.member("operationId").isString());
}

QByteArray excerptOf(const Value &pathItem)
{
    return Value::object({{"paths", Value::object({{NewPath, pathItem}})}}).toJson();
}

std::optional<PastedText> readOpenApi(const QByteArray &text, const Value &value, Version version)
{
    using Kind = PastedText::Kind;
    if (!isObject(value) || value.members().isEmpty())
        return std::nullopt;
    const auto hasEntries = [&value](const char *name) { return !value.member(name).members().isEmpty(); };
    if (value.members().first().first.startsWith('/') || hasEntries("paths") || hasEntries("webhooks"))
        return PastedText{Kind::Paths, {}, text};
    if (isPathItem(value, version))
        return PastedText{Kind::Paths, {}, excerptOf(value)};
    if (isOperation(value, version)) {
        const bool hasBody = hasMember(value, "requestBody", Value::Type::Object);
        return PastedText{Kind::Operation, {}, excerptOf(Value::object({{hasBody ? "post" : "get", value}}))};
    }
    const bool isDocument = hasEntries("components");
    const QList<PastedComponent> components = componentsIn(isDocument ? value.member("components") : value, version);
    if (components.isEmpty())
        return std::nullopt;
    return PastedText{Kind::Components, {}, {}, components};
}

} // namespace

base::Result<PastedText, PasteFault> readPasted(const QByteArray &text, Version version)
{
    using Problem = PasteFault::Problem;
    if (text.size() > MaximumPastedBytes)
        return PasteFault{Problem::TooLong};
    const QByteArray trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return PasteFault{Problem::Empty};
    const auto request = readCurl(text);
    if (request)
        return PastedText{PastedText::Kind::Request, *request};
    if (request.error().problem != CurlProblem::NotCurl)
        return PasteFault{Problem::Curl, request.error()};
    const bool isJson = trimmed.startsWith('{') || trimmed.startsWith('[');
    const auto read = document::Snapshot::parse(text, document::Format::Yaml);
    const auto value = read.isValid() ? read.root().mergedValue() : base::Result<Value>(base::Error{});
    if (value) {
        if (auto found = readOpenApi(text, *value, version))
            return *found;
    }
    if (isJson) {
        const auto sample = Value::fromJson(trimmed);
        if (sample)
            return PastedText{PastedText::Kind::Sample, {}, {}, {}, *sample};
        const QString place = sample.error().detail.section(u' ', 0, 0);
        return PasteFault{Problem::Syntax, {}, place};
    }
    if (!read.isValid() && !read.problems().isEmpty()) {
        const base::Position at = read.problems().first().span.offset >= 0
                                      ? read.positionAt(read.problems().first().span.offset)
                                      : base::Position();
        return PasteFault{
            Problem::Syntax, {}, QStringLiteral("%1:%2").arg(QString::number(at.line), QString::number(at.column))};
    }
    return PasteFault{Problem::Unknown};
}

} // namespace drafts
