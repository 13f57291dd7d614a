#pragma once

#include "fieldtypes.h"

/** The rows of the specification's table for paths, operations and parameters. */
namespace specification::rows {

inline constexpr Field PathEntry = {"/path", an(ObjectKind::PathItem),
                                    QT_TRANSLATE_NOOP("Specification", "A path, relative to the URL of the server.")};

inline constexpr Type OperationType = an(ObjectKind::Operation);

inline constexpr Field PathItemFields[] = {
    {"$ref", UriReference,
     QT_TRANSLATE_NOOP("Specification", "The address of the path item, in this file or another.")},
    {"summary", Plain, QT_TRANSLATE_NOOP("Specification", "A short summary of all operations of the path.")},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "A description of all operations of the path.")},
    {"get", OperationType, QT_TRANSLATE_NOOP("Specification", "The operation of GET.")},
    {"put", OperationType, QT_TRANSLATE_NOOP("Specification", "The operation of PUT.")},
    {"post", OperationType, QT_TRANSLATE_NOOP("Specification", "The operation of POST.")},
    {"delete", OperationType, QT_TRANSLATE_NOOP("Specification", "The operation of DELETE.")},
    {"options", OperationType, QT_TRANSLATE_NOOP("Specification", "The operation of OPTIONS.")},
    {"head", OperationType, QT_TRANSLATE_NOOP("Specification", "The operation of HEAD.")},
    {"patch", OperationType, QT_TRANSLATE_NOOP("Specification", "The operation of PATCH.")},
    {"trace", OperationType, QT_TRANSLATE_NOOP("Specification", "The operation of TRACE.")},
    {"query", OperationType, QT_TRANSLATE_NOOP("Specification", "The operation of QUERY, a safe method with content."),
     None, Since32},
    {"additionalOperations", an(ObjectKind::AdditionalOperations),
     QT_TRANSLATE_NOOP("Specification", "The operations of other methods."), None, Since32},
    {"servers", an(ObjectKind::Server).list(),
     QT_TRANSLATE_NOOP("Specification", "The servers of this path instead of those of the document.")},
    {"parameters", an(ObjectKind::Parameter).orReference().list(),
     QT_TRANSLATE_NOOP("Specification", "Parameters of all operations of the path.")},
};

inline constexpr Field AdditionalOperationEntry = {"METHOD", OperationType,
                                                   QT_TRANSLATE_NOOP("Specification", "The operation of this method.")};

inline constexpr Field OperationFields[] = {
    {"tags", Plain.list(), QT_TRANSLATE_NOOP("Specification", "The tags by which tools group the operation.")},
    {"summary", Plain, QT_TRANSLATE_NOOP("Specification", "A short summary of what the operation does.")},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "A description of how the operation behaves.")},
    {"externalDocs", an(ObjectKind::ExternalDocumentation),
     QT_TRANSLATE_NOOP("Specification", "More documentation of the operation.")},
    {"operationId", Plain, QT_TRANSLATE_NOOP("Specification", "A name of the operation that no other operation has.")},
    {"parameters", an(ObjectKind::Parameter).orReference().list(),
     QT_TRANSLATE_NOOP("Specification", "The parameters of the operation.")},
    {"requestBody", an(ObjectKind::RequestBody).orReference(),
     QT_TRANSLATE_NOOP("Specification", "The body of the request.")},
    {"responses", an(ObjectKind::Responses),
     QT_TRANSLATE_NOOP("Specification", "The possible responses by status code."), Until30},
    {"callbacks", an(ObjectKind::Callback).orReference().map(),
     QT_TRANSLATE_NOOP("Specification", "Requests that the API sends back to the client.")},
    {"deprecated", Boolean, QT_TRANSLATE_NOOP("Specification", "True if clients should no longer use the operation.")},
    {"security", an(ObjectKind::SecurityRequirement).list(),
     QT_TRANSLATE_NOOP("Specification",
                       "The security of this operation instead of that of the document. An empty list removes it."),
     None, All, None, QT_TRANSLATE_NOOP("Specification", "Requirements of the document")},
    {"servers", an(ObjectKind::Server).list(),
     QT_TRANSLATE_NOOP("Specification", "The servers of this operation instead of those of the path.")},
};

inline constexpr const char *ParameterPlaces[] = {"path", "query", "header", "cookie"};
inline constexpr const char *ParameterPlacesOf32[] = {"path", "query", "querystring", "header", "cookie"};
inline constexpr const char *ParameterStyles[] = {"matrix",         "label",         "form",      "simple",
                                                  "spaceDelimited", "pipeDelimited", "deepObject"};
inline constexpr const char *ParameterStylesOf32[] = {"matrix",         "label",         "form",       "simple",
                                                      "spaceDelimited", "pipeDelimited", "deepObject", "cookie"};

inline constexpr Field ParameterFields[] = {
    {"name", Plain, QT_TRANSLATE_NOOP("Specification", "The name of the parameter, as in the request."), All},
    {"in", oneOf(ParameterPlaces), QT_TRANSLATE_NOOP("Specification", "Where the parameter is in the request."),
     Until31, Until31},
    {"in", oneOf(ParameterPlacesOf32), QT_TRANSLATE_NOOP("Specification", "Where the parameter is in the request."),
     Since32, Since32},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What the parameter is for.")},
    {"required", Boolean,
     QT_TRANSLATE_NOOP("Specification", "True if each request needs the parameter. Parameters in the path always do.")},
    {"deprecated", Boolean, QT_TRANSLATE_NOOP("Specification", "True if clients should no longer use the parameter.")},
    {"allowEmptyValue", Boolean, QT_TRANSLATE_NOOP("Specification", "True if a query parameter can have no value."),
     None, All, Since32},
    {"style", oneOf(ParameterStyles), QT_TRANSLATE_NOOP("Specification", "How lists and objects are written."), None,
     Until31},
    {"style", oneOf(ParameterStylesOf32), QT_TRANSLATE_NOOP("Specification", "How lists and objects are written."),
     None, Since32},
    {"explode", Boolean, QT_TRANSLATE_NOOP("Specification", "True if each item or member is a parameter of its own.")},
    {"allowReserved", Boolean,
     QT_TRANSLATE_NOOP("Specification", "True if reserved characters are not percent-encoded.")},
    {"schema", Schema, QT_TRANSLATE_NOOP("Specification", "The schema of the value.")},
    {"example", Any, QT_TRANSLATE_NOOP("Specification", "An example of the value.")},
    {"examples", an(ObjectKind::Example).orReference().map(),
     QT_TRANSLATE_NOOP("Specification", "Examples of the value by their names.")},
    {"content", an(ObjectKind::MediaType).orReference(Since32).map(Keys::MediaType),
     QT_TRANSLATE_NOOP("Specification", "The value as a media type, instead of schema. It has one entry.")},
};
inline constexpr const char *SchemaOrContent[] = {"schema", "content"};
inline constexpr const char *ExampleOrExamples[] = {"example", "examples"};
inline constexpr const char *In[] = {"in"};
inline constexpr const char *StyleField[] = {"style"};
inline constexpr const char *InPath[] = {"path"};
inline constexpr const char *InQuery[] = {"query"};
inline constexpr const char *InHeader[] = {"header"};
inline constexpr const char *InCookie[] = {"cookie"};
inline constexpr const char *InQueryString[] = {"querystring"};
inline constexpr const char *PathStyles[] = {"matrix", "label", "simple"};
inline constexpr const char *QueryStyles[] = {"form", "spaceDelimited", "pipeDelimited", "deepObject"};
inline constexpr const char *HeaderStyles[] = {"simple"};
inline constexpr const char *CookieStyles[] = {"form"};
inline constexpr const char *CookieStylesOf32[] = {"form", "cookie"};
inline constexpr const char *ContentField[] = {"content"};
inline constexpr const char *EmptyValueField[] = {"allowEmptyValue"};
inline constexpr const char *ReservedField[] = {"allowReserved"};
inline constexpr const char *CookieStyle[] = {"cookie"};
inline constexpr const char *SerializationFields[] = {"schema", "style", "explode", "allowReserved"};
inline constexpr Condition ParameterConditions[] = {
    {Condition::Kind::ExactlyOne, SchemaOrContent},
    {Condition::Kind::AtMostOne, ExampleOrExamples},
    {Condition::Kind::ValueWhen, StyleField, "in", InPath, PathStyles},
    {Condition::Kind::ValueWhen, StyleField, "in", InQuery, QueryStyles},
    {Condition::Kind::ValueWhen, StyleField, "in", InHeader, HeaderStyles},
    {Condition::Kind::ValueWhen, StyleField, "in", InCookie, CookieStyles, Until31},
    {Condition::Kind::ValueWhen, StyleField, "in", InCookie, CookieStylesOf32, Since32},
    {Condition::Kind::OnlyWhen, EmptyValueField, "in", InQuery},
    {Condition::Kind::OnlyWhen, ReservedField, "in", InQuery, {}, Until31},
    {Condition::Kind::NotWhen, ReservedField, "in", InHeader, {}, Since32},
    {Condition::Kind::NotWhen, ReservedField, "style", CookieStyle, {}, Since32},
    {Condition::Kind::NotWhen, SerializationFields, "in", InQueryString, {}, Since32},
};

inline constexpr const char *HeaderStyle[] = {"simple"};
inline constexpr Field HeaderFields[] = {
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What the header is for.")},
    {"required", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the header is always there.")},
    {"deprecated", Boolean, QT_TRANSLATE_NOOP("Specification", "True if clients should no longer use the header.")},
    {"style", oneOf(HeaderStyle), QT_TRANSLATE_NOOP("Specification", "How lists and objects are written.")},
    {"explode", Boolean,
     QT_TRANSLATE_NOOP("Specification", "True if the members of objects are written as name=value.")},
    {"schema", Schema, QT_TRANSLATE_NOOP("Specification", "The schema of the value.")},
    {"example", Any, QT_TRANSLATE_NOOP("Specification", "An example of the value.")},
    {"examples", an(ObjectKind::Example).orReference().map(),
     QT_TRANSLATE_NOOP("Specification", "Examples of the value by their names.")},
    {"content", an(ObjectKind::MediaType).orReference(Since32).map(Keys::MediaType),
     QT_TRANSLATE_NOOP("Specification", "The value as a media type, instead of schema. It has one entry.")},
};
inline constexpr Condition HeaderConditions[] = {
    {Condition::Kind::ExactlyOne, SchemaOrContent},
    {Condition::Kind::AtMostOne, ExampleOrExamples},
};

inline constexpr Field CallbackEntry = {
    "{$request.body#/url}", an(ObjectKind::PathItem).orReference(Since31),
    QT_TRANSLATE_NOOP("Specification", "The request that is sent to the URL of this expression.")};

} // namespace specification::rows
