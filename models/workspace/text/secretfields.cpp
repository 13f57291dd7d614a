#include "secretfields.h"

#include "specificationtable.h"

#include <QSet>

#include <algorithm>

namespace workspace {

namespace {

constexpr QByteArrayView Types[] = {"string", "integer", "number", "boolean", "object", "array", "null", "file"};
constexpr QByteArrayView ValueFields[] = {"const", "default",   "enum",   "example",   "examples",
                                          "value", "x-default", "x-enum", "x-example", "x-examples"};
constexpr QByteArrayView SchemaFields[] = {
    "additionalProperties", "allOf", "anyOf", "content", "items", "oneOf", "schema"};
constexpr QByteArrayView FieldsOfDescription[] = {"$ref",
                                                  "additionalProperties",
                                                  "allOf",
                                                  "anyOf",
                                                  "authorizationUrl",
                                                  "bearerFormat",
                                                  "delete",
                                                  "get",
                                                  "items",
                                                  "maxLength",
                                                  "minLength",
                                                  "oneOf",
                                                  "operationId",
                                                  "patch",
                                                  "pattern",
                                                  "post",
                                                  "put",
                                                  "schema",
                                                  "scopes",
                                                  "tokenUrl"};
constexpr QByteArrayView FieldsOfObjects[] = {
    "const",      "content",       "default",  "deprecated",       "description",  "enum",       "example",
    "examples",   "externalValue", "flows",    "format",           "headers",      "in",         "links",
    "name",       "not",           "nullable", "openIdConnectUrl", "operationRef", "parameters", "pattern",
    "properties", "readOnly",      "required", "responses",        "scheme",       "style",      "summary",
    "title",      "type",          "value",    "writeOnly",        "contentType"};

constexpr QByteArrayView FieldsOfSettings[] = {"clientId", "cookie", "enabled", "extraMetadata",
                                               "header",   "name",   "query",   "username"};
/** Of Swagger 2.0. */
constexpr QByteArrayView OlderFields[] = {"collectionFormat", "flow", "scopes", "authorizationUrl", "tokenUrl"};

bool isOneOf(const auto &words, QByteArrayView word)
{
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

/** A runtime expression, alone or in a URL. */
bool isExpression(QByteArrayView key)
{
    return key.startsWith("$request.") || key.startsWith("$response.") || key.contains("{$");
}

/** The names of all fields of the objects that can have this name. */
QSet<QByteArrayView> namesOfFields()
{
    using enum specification::ObjectKind;
    constexpr specification::ObjectKind kinds[] = {PathItem,
                                                   Operation,
                                                   Parameter,
                                                   RequestBody,
                                                   MediaType,
                                                   Encoding,
                                                   Response,
                                                   Example,
                                                   Link,
                                                   Header,
                                                   Reference,
                                                   Schema,
                                                   OAuthFlows,
                                                   SecurityScheme,
                                                   ImplicitFlow,
                                                   PasswordFlow,
                                                   ServerVariable,
                                                   ClientCredentialsFlow,
                                                   AuthorizationCodeFlow,
                                                   DeviceAuthorizationFlow};
    QSet<QByteArrayView> names;
    for (const specification::ObjectKind kind : kinds) {
        for (const specification::Field &field : specification::objectType(kind).fields)
            names.insert(field.name);
    }
    return names;
}

} // namespace

Keys keysBelow(QByteArrayView key)
{
    constexpr QByteArrayView values[] = {"encoding",          "headers",    "parameters",
                                         "patternProperties", "properties", "variables"};
    constexpr QByteArrayView types[] = {"$defs",           "callbacks", "definitions", "dependentSchemas",
                                        "examples",        "links",     "pathItems",   "paths",
                                        "requestBodies",   "responses", "schemas",     "securityDefinitions",
                                        "securitySchemes", "webhooks"};
    constexpr QByteArrayView words[] = {"mapping", "scopes"};
    constexpr QByteArrayView requirements[] = {"dependentRequired", "security"};
    constexpr QByteArrayView data[] = {"const", "default", "enum", "example", "value", "x-default", "x-example"};
    if (isOneOf(values, key))
        return Keys::Values;
    if (isOneOf(types, key))
        return Keys::Types;
    if (isOneOf(words, key))
        return Keys::Words;
    if (isOneOf(requirements, key))
        return Keys::Requirements;
    return isOneOf(data, key) ? Keys::Data : Keys::Fields;
}

bool isValueField(QByteArrayView key)
{
    return isOneOf(ValueFields, key);
}

bool isSchemaField(QByteArrayView key)
{
    return isOneOf(SchemaFields, key);
}

bool isFieldOfDescription(QByteArrayView key, QByteArrayView scalar)
{
    return isOneOf(FieldsOfDescription, key) || (key == "type" && isOneOf(Types, scalar));
}

bool isFieldOfSettings(QByteArrayView key, QByteArrayView field)
{
    if (key.startsWith("x-"))
        return false;
    const bool isCookie = key.compare("cookie", Qt::CaseInsensitive) == 0;
    return field == "enabled" || field == "header" || (isCookie && field == "name");
}

bool isFieldOfObject(QByteArrayView key, Keys keys)
{
    if (keys != Keys::Values && keys != Keys::Types)
        return false;
    // The keys of a callback are expressions.
    return isOneOf(FieldsOfObjects, key) || isOneOf(FieldsOfDescription, key) ||
           (keys == Keys::Types && isExpression(key));
}

bool isKnownField(QByteArrayView key, bool isCollection)
{
    static const QSet<QByteArrayView> names = namesOfFields();
    return key.startsWith("x-") || (isCollection && isExpression(key)) || names.contains(key) ||
           isOneOf(FieldsOfSettings, key) || isOneOf(OlderFields, key);
}

bool isPlainlyNoSecret(QByteArrayView scalar)
{
    constexpr QByteArrayView references[] = {"#/",   "$request.",       "$response.",
                                             "$url", "method.request.", "stageVariables."};
    return isOneOf(Types, scalar) || std::any_of(std::begin(references), std::end(references),
                                                 [scalar](QByteArrayView one) { return scalar.startsWith(one); });
}

bool canNameCollection(QByteArrayView key)
{
    return std::none_of(key.begin(), key.end(), [](char byte) { return QByteArrayView("/{}:$").contains(byte); });
}

} // namespace workspace
