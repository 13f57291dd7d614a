#pragma once

#include "pathobjects.h"

/** The rows of the specification's table for bodies, responses, examples and links. */
namespace specification::rows {

inline constexpr Type ContentType = an(ObjectKind::MediaType).orReference(Since32).map(Keys::MediaType);
inline constexpr Type EncodingType = an(ObjectKind::Encoding);

inline constexpr Field RequestBodyFields[] = {
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What the body contains.")},
    {"content", ContentType, QT_TRANSLATE_NOOP("Specification", "The body by media type or range of media types."),
     All},
    {"required", Boolean, QT_TRANSLATE_NOOP("Specification", "True if each request needs the body.")},
};

inline constexpr Field MediaTypeFields[] = {
    // Only the schema of the specification has this field, its text does not.
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What the content is."), None, Since32},
    {"schema", Schema, QT_TRANSLATE_NOOP("Specification", "The schema of the content.")},
    {"itemSchema", Schema,
     QT_TRANSLATE_NOOP("Specification", "The schema of each item of a sequence, such as a stream of events."), None,
     Since32},
    {"example", Any, QT_TRANSLATE_NOOP("Specification", "An example of the content.")},
    {"examples", an(ObjectKind::Example).orReference().map(),
     QT_TRANSLATE_NOOP("Specification", "Examples of the content by their names.")},
    {"encoding", EncodingType.map(),
     QT_TRANSLATE_NOOP("Specification", "How properties are encoded in multipart and form content.")},
    {"prefixEncoding", EncodingType.list(),
     QT_TRANSLATE_NOOP("Specification", "How parts of multipart content are encoded, by position."), None, Since32},
    {"itemEncoding", EncodingType,
     QT_TRANSLATE_NOOP("Specification", "How the parts after those of prefixEncoding are encoded."), None, Since32},
};
inline constexpr const char *EncodingOrPrefix[] = {"encoding", "prefixEncoding"};
inline constexpr const char *EncodingOrItem[] = {"encoding", "itemEncoding"};
inline constexpr Condition MediaTypeConditions[] = {
    {Condition::Kind::AtMostOne, ExampleOrExamples},
    {Condition::Kind::AtMostOne, EncodingOrPrefix, nullptr, {}, {}, Since32},
    {Condition::Kind::AtMostOne, EncodingOrItem, nullptr, {}, {}, Since32},
};

inline constexpr Field EncodingFields[] = {
    {"contentType", Plain, QT_TRANSLATE_NOOP("Specification", "The media types of the property, separated by commas.")},
    {"headers", an(ObjectKind::Header).orReference().map(Keys::HeaderName),
     QT_TRANSLATE_NOOP("Specification", "Further headers of the part.")},
    {"style", oneOf(QueryStyles),
     QT_TRANSLATE_NOOP("Specification", "How lists and objects are written, as for query parameters.")},
    {"explode", Boolean, QT_TRANSLATE_NOOP("Specification", "True if each item or member is a parameter of its own.")},
    {"allowReserved", Boolean,
     QT_TRANSLATE_NOOP("Specification", "True if reserved characters are not percent-encoded.")},
    {"encoding", EncodingType.map(),
     QT_TRANSLATE_NOOP("Specification", "How the properties of nested multipart content are encoded."), None, Since32},
    {"prefixEncoding", EncodingType.list(),
     QT_TRANSLATE_NOOP("Specification", "How parts of nested multipart content are encoded, by position."), None,
     Since32},
    {"itemEncoding", EncodingType,
     QT_TRANSLATE_NOOP("Specification", "How the parts after those of prefixEncoding are encoded."), None, Since32},
};
inline constexpr Condition EncodingConditions[] = {
    {Condition::Kind::AtMostOne, EncodingOrPrefix, nullptr, {}, {}, Since32},
    {Condition::Kind::AtMostOne, EncodingOrItem, nullptr, {}, {}, Since32},
};

inline constexpr Field ResponseEntry = {"200", an(ObjectKind::Response).orReference(),
                                        QT_TRANSLATE_NOOP("Specification", "The response with this status code.")};

inline constexpr Field ResponseFields[] = {
    {"summary", Plain, QT_TRANSLATE_NOOP("Specification", "A short summary of the response."), None, Since32},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What the response means."), Until31},
    {"headers", an(ObjectKind::Header).orReference().map(Keys::HeaderName),
     QT_TRANSLATE_NOOP("Specification", "The headers of the response.")},
    {"content", ContentType, QT_TRANSLATE_NOOP("Specification", "The body by media type or range of media types.")},
    {"links", an(ObjectKind::Link).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Operations that can follow, by their names.")},
};

inline constexpr Field ExampleFields[] = {
    {"summary", Plain, QT_TRANSLATE_NOOP("Specification", "A short summary of the example.")},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What the example shows.")},
    {"dataValue", Any, QT_TRANSLATE_NOOP("Specification", "The value as data, which fits the schema."), None, Since32},
    {"serializedValue", Plain, QT_TRANSLATE_NOOP("Specification", "The text as it is sent."), None, Since32},
    {"value", Any, QT_TRANSLATE_NOOP("Specification", "The value of the example.")},
    {"externalValue", UriReference, QT_TRANSLATE_NOOP("Specification", "The address of a file with the example.")},
};
inline constexpr const char *ValueOrExternal[] = {"value", "externalValue"};
inline constexpr const char *ValueOrData[] = {"value", "dataValue"};
inline constexpr const char *ValueOrSerialized[] = {"value", "serializedValue"};
inline constexpr const char *SerializedOrExternal[] = {"serializedValue", "externalValue"};
inline constexpr Condition ExampleConditions[] = {
    {Condition::Kind::AtMostOne, ValueOrExternal},
    {Condition::Kind::AtMostOne, ValueOrData, nullptr, {}, {}, Since32},
    {Condition::Kind::AtMostOne, ValueOrSerialized, nullptr, {}, {}, Since32},
    {Condition::Kind::AtMostOne, SerializedOrExternal, nullptr, {}, {}, Since32},
};

inline constexpr Field LinkFields[] = {
    {"operationRef", UriReference, QT_TRANSLATE_NOOP("Specification", "The place of the operation.")},
    {"operationId", Plain, QT_TRANSLATE_NOOP("Specification", "The operationId of the operation.")},
    {"parameters", Any.map(),
     QT_TRANSLATE_NOOP("Specification", "Values or expressions for the parameters of the operation.")},
    {"requestBody", Any, QT_TRANSLATE_NOOP("Specification", "A value or an expression for the body of the request.")},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What the link is for.")},
    {"server", an(ObjectKind::Server), QT_TRANSLATE_NOOP("Specification", "The server of the operation.")},
};
inline constexpr const char *LinkTargets[] = {"operationRef", "operationId"};
inline constexpr Condition LinkConditions[] = {
    {Condition::Kind::ExactlyOne, LinkTargets},
};

} // namespace specification::rows
