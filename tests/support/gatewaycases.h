#pragma once

#include "document.h"
#include "specificationtable.h"

/** Definitions for tests of the gateway extension, generated from the specification's table. */
namespace support {

/** A place in the gateway extension with the type that the table requires there: "string", "boolean", "array" or
 * "object". */
struct GatewayPlace {
    document::Pointer pointer; ///< From the root of the document.
    QString type;
};

/** A JSON text and its type. */
struct TypedText {
    QByteArray text;
    QString type;
};

inline const QList<TypedText> ValuesOfAllTypes = {{"\"true\"", u"string"_qs}, {"12", u"number"_qs},
                                                  {"true", u"boolean"_qs},    {"null", u"null"_qs},
                                                  {"[1]", u"array"_qs},       {"{\"a\": 1}", u"object"_qs}};

/** The name of the entry in each map. */
inline constexpr char GatewayEntry[] = "basic";

inline document::Value gatewayObject(specification::ObjectKind kind);

inline document::Value rightGatewayValue(const specification::Field &field)
{
    using document::Value;
    using specification::Holds;
    using specification::Is;
    const QByteArrayView name = field.name;
    const Value one = field.type.is == Is::Object    ? gatewayObject(field.type.object)
                      : field.type.is == Is::Boolean ? Value::boolean(true)
                      : name == "url"                ? Value::string(u"http://stock.example/v1"_qs)
                      : name == "value"              ? Value::string(u"/books/"_qs)
                                                     : Value::string(u"text"_qs);
    if (field.type.is == Is::Any)
        return Value::object();
    if (field.type.holds == Holds::Map)
        return Value::object({{GatewayEntry, one}});
    return field.type.holds == Holds::One ? one : Value::array({one});
}

/** An object with all fields that the table has. */
inline document::Value gatewayObject(specification::ObjectKind kind)
{
    QList<document::Value::Member> members;
    for (const specification::Field &field : specification::objectType(kind).fields)
        members.append({field.name, rightGatewayValue(field)});
    return document::Value::object(members);
}

inline void appendGatewayPlaces(const specification::Type &type, const document::Pointer &pointer,
                                QList<GatewayPlace> &places)
{
    using specification::Holds;
    using specification::Is;
    if (type.holds != Holds::One) {
        specification::Type one = type;
        one.holds = Holds::One;
        places.append({pointer, type.holds == Holds::Map ? u"object"_qs : u"array"_qs});
        return appendGatewayPlaces(one, type.holds == Holds::Map ? pointer / GatewayEntry : pointer.child(0), places);
    }
    if (type.is == Is::Any)
        return;
    places.append({pointer, type.is == Is::Object    ? u"object"_qs
                            : type.is == Is::Boolean ? u"boolean"_qs
                                                     : u"string"_qs});
    if (type.is != Is::Object)
        return;
    for (const specification::Field &field : specification::objectType(type.object).fields)
        appendGatewayPlaces(field.type, pointer / field.name, places);
}

inline const document::Pointer GatewayExtension{"x-vendor-api-gateway"};

/** Returns all places of the extension of completeDefinition() whose values have a type, outer places first. */
inline QList<GatewayPlace> gatewayPlaces()
{
    QList<GatewayPlace> places;
    appendGatewayPlaces({.is = specification::Is::Object, .object = specification::ObjectKind::Gateway},
                        GatewayExtension, places);
    places.removeFirst();
    return places;
}

/** A definition whose extension has all fields of the table. */
struct CompleteDefinition {
    explicit CompleteDefinition(const QByteArray &version)
        : document("openapi: " + version + R"(
info: {title: Books, version: '1'}
security: [{basic: []}]
paths:
  /books:
    get: {operationId: getBooks, responses: {'200': {description: OK}}}
components:
  securitySchemes: {basic: {type: http, scheme: basic}}
)",
                   document::Format::Yaml)
    {
        [[maybe_unused]] const bool isSet = bool(
            document.set(GatewayExtension, gatewayObject(specification::ObjectKind::Gateway)));
        Q_ASSERT(isSet);
    }

    document::Document document;
};

} // namespace support
