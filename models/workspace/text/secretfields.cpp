#include "secretfields.h"

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
                                                  "delete",
                                                  "get",
                                                  "items",
                                                  "oneOf",
                                                  "patch",
                                                  "post",
                                                  "put",
                                                  "schema",
                                                  "scopes",
                                                  "tokenUrl",
                                                  "operationId",
                                                  "bearerFormat"};
constexpr QByteArrayView FieldsOfObjects[] = {
    "const",        "content",    "default",  "deprecated",    "description",
    "enum",         "example",    "examples", "externalValue", "flows",
    "format",       "headers",    "in",       "links",         "maxLength",
    "minLength",    "name",       "not",      "nullable",      "openIdConnectUrl",
    "operationRef", "parameters", "pattern",  "properties",    "readOnly",
    "required",     "responses",  "scheme",   "style",         "summary",
    "title",        "type",       "value",    "writeOnly",     "contentType"};

bool isOneOf(const auto &words, QByteArrayView word)
{
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
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
    constexpr QByteArrayView words[] = {"dependentRequired", "mapping", "scopes"};
    if (isOneOf(values, key))
        return Keys::Values;
    if (isOneOf(types, key))
        return Keys::Types;
    if (isOneOf(words, key))
        return Keys::Words;
    return key == "security" ? Keys::Requirements : Keys::Fields;
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

bool isFieldOfObject(QByteArrayView key)
{
    return isOneOf(FieldsOfObjects, key) || isOneOf(FieldsOfDescription, key);
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
