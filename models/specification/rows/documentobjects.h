#pragma once

#include "fieldtypes.h"

/** The rows of the specification's table for the root of a document, its info, servers, tags and components. */
namespace specification::rows {

inline constexpr Field OpenApiFields[] = {
    {"openapi", Plain,
     QT_TRANSLATE_NOOP("Specification", "The version of the OpenAPI specification that the document uses."), All},
    {"$self", UriReference,
     QT_TRANSLATE_NOOP("Specification", "The document's own URI, the base for relative references."), None, Since32},
    {"info", an(ObjectKind::Info), QT_TRANSLATE_NOOP("Specification", "Title, version and other facts about the API."),
     All},
    {"jsonSchemaDialect", Url,
     QT_TRANSLATE_NOOP("Specification", "The JSON Schema dialect of schemas that have no $schema."), None, Since31},
    {"servers", an(ObjectKind::Server).list(),
     QT_TRANSLATE_NOOP("Specification", "The servers of the API. Without servers, its URL is /.")},
    {"paths", an(ObjectKind::Paths), QT_TRANSLATE_NOOP("Specification", "The paths of the API and their operations."),
     Until30},
    {"webhooks", an(ObjectKind::PathItem).orReference().map(),
     QT_TRANSLATE_NOOP("Specification", "Requests that the API sends and that its users can receive."), None, Since31},
    {"components", an(ObjectKind::Components),
     QT_TRANSLATE_NOOP("Specification", "Objects that other places refer to.")},
    {"security", an(ObjectKind::SecurityRequirement).list(),
     QT_TRANSLATE_NOOP("Specification", "The security that operations need unless they state their own.")},
    {"tags", an(ObjectKind::Tag).list(),
     QT_TRANSLATE_NOOP("Specification", "The tags in the order in which tools show them.")},
    {"externalDocs", an(ObjectKind::ExternalDocumentation),
     QT_TRANSLATE_NOOP("Specification", "More documentation of the API.")},
};
inline constexpr const char *ContentOfDocument[] = {"paths", "components", "webhooks"};
inline constexpr Condition OpenApiConditions[] = {
    {Condition::Kind::AtLeastOne, ContentOfDocument, nullptr, {}, {}, Since31},
};

inline constexpr Field InfoFields[] = {
    {"title", Plain, QT_TRANSLATE_NOOP("Specification", "The title of the API."), All},
    {"summary", Plain, QT_TRANSLATE_NOOP("Specification", "A short summary of the API."), None, Since31},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "A description of the API.")},
    {"termsOfService", Url, QT_TRANSLATE_NOOP("Specification", "The address of the terms of service.")},
    {"contact", an(ObjectKind::Contact), QT_TRANSLATE_NOOP("Specification", "Who to contact about the API.")},
    {"license", an(ObjectKind::License), QT_TRANSLATE_NOOP("Specification", "The license of the API.")},
    {"version", Plain, QT_TRANSLATE_NOOP("Specification", "The version of the API, not of the OpenAPI specification."),
     All},
};

inline constexpr Field ContactFields[] = {
    {"name", Plain, QT_TRANSLATE_NOOP("Specification", "The name of the contact, such as a team or a company.")},
    {"url", Url, QT_TRANSLATE_NOOP("Specification", "The address of a page about the contact.")},
    {"email", Email, QT_TRANSLATE_NOOP("Specification", "The e-mail address of the contact.")},
};

inline constexpr Field LicenseFields[] = {
    {"name", Plain, QT_TRANSLATE_NOOP("Specification", "The name of the license."), All},
    {"identifier", Plain, QT_TRANSLATE_NOOP("Specification", "The SPDX expression of the license."), None, Since31},
    {"url", Url, QT_TRANSLATE_NOOP("Specification", "The address of the license.")},
};
inline constexpr const char *LicensePlaces[] = {"identifier", "url"};
inline constexpr Condition LicenseConditions[] = {
    {Condition::Kind::AtMostOne, LicensePlaces, nullptr, {}, {}, Since31},
};

inline constexpr Field ServerFields[] = {
    {"url", ServerUrl, QT_TRANSLATE_NOOP("Specification", "The URL of the server. Names in braces are variables."),
     All},
    {"name", Plain, QT_TRANSLATE_NOOP("Specification", "A name of the server that no other server has."), None,
     Since32},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What the server is for.")},
    {"variables", an(ObjectKind::ServerVariable).map(),
     QT_TRANSLATE_NOOP("Specification", "The variables in the URL by their names.")},
};

inline constexpr Field ServerVariableFields[] = {
    {"enum", Plain.list(), QT_TRANSLATE_NOOP("Specification", "The values that the variable can have."), None, Until30},
    {"enum", Plain.nonEmptyList(), QT_TRANSLATE_NOOP("Specification", "The values that the variable can have."), None,
     Since31},
    {"default", Plain, QT_TRANSLATE_NOOP("Specification", "The value that is used unless another is chosen."), All},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What the variable is for.")},
};

inline constexpr Field TagFields[] = {
    {"name", Plain, QT_TRANSLATE_NOOP("Specification", "The name by which operations use the tag."), All},
    {"summary", Plain, QT_TRANSLATE_NOOP("Specification", "A short name for display."), None, Since32},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "A description of the tag.")},
    {"externalDocs", an(ObjectKind::ExternalDocumentation),
     QT_TRANSLATE_NOOP("Specification", "More documentation of the tag.")},
    {"parent", Plain, QT_TRANSLATE_NOOP("Specification", "The name of the tag that contains this one."), None, Since32},
    {"kind", Plain, QT_TRANSLATE_NOOP("Specification", "What the tag is used for, such as nav, badge or audience."),
     None, Since32},
};

inline constexpr Field ExternalDocumentationFields[] = {
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What is documented there.")},
    {"url", Url, QT_TRANSLATE_NOOP("Specification", "The address of the documentation."), All},
};

inline constexpr Field ReferenceFields[] = {
    {"$ref", UriReference,
     QT_TRANSLATE_NOOP("Specification", "The address of the object, such as #/components/responses/NotFound."), All},
    {"summary", Plain, QT_TRANSLATE_NOOP("Specification", "Replaces the summary of that object."), None, Since31},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "Replaces the description of that object."), None,
     Since31},
};

inline constexpr Field ComponentsFields[] = {
    {"schemas", Schema.map(Keys::Component), QT_TRANSLATE_NOOP("Specification", "Schemas that other places refer to.")},
    {"responses", an(ObjectKind::Response).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Responses that operations refer to.")},
    {"parameters", an(ObjectKind::Parameter).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Parameters that operations and paths refer to.")},
    {"examples", an(ObjectKind::Example).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Examples that other places refer to.")},
    {"requestBodies", an(ObjectKind::RequestBody).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Request bodies that operations refer to.")},
    {"headers", an(ObjectKind::Header).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Headers that responses refer to.")},
    {"securitySchemes", an(ObjectKind::SecurityScheme).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Security schemes that security requirements name.")},
    {"links", an(ObjectKind::Link).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Links that responses refer to.")},
    {"callbacks", an(ObjectKind::Callback).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Callbacks that operations refer to.")},
    {"pathItems", an(ObjectKind::PathItem).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Path items that paths refer to."), None, Since31},
    {"mediaTypes", an(ObjectKind::MediaType).orReference().map(Keys::Component),
     QT_TRANSLATE_NOOP("Specification", "Media types that content refers to."), None, Since32},
};

} // namespace specification::rows
