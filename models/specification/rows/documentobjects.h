#pragma once

#include "fieldtypes.h"

/** The rows of the specification's table for the root of a document, its info, servers, tags and components. */
namespace specification::rows {

inline constexpr Field OpenApiFields[] = {
    {"openapi", Plain, "The version of the OpenAPI specification that the document uses.", All},
    {"$self", UriReference, "The document's own URI, the base for relative references.", None, Since32},
    {"info", an(ObjectKind::Info), "Title, version and other facts about the API.", All},
    {"jsonSchemaDialect", Url, "The JSON Schema dialect of schemas that have no $schema.", None, Since31},
    {"servers", an(ObjectKind::Server).list(), "The servers of the API. Without servers, its URL is /."},
    {"paths", an(ObjectKind::Paths), "The paths of the API and their operations.", Until30},
    {"webhooks", an(ObjectKind::PathItem).orReference().map(),
     "Requests that the API sends and that its users can receive.", None, Since31},
    {"components", an(ObjectKind::Components), "Objects that other places refer to."},
    {"security", an(ObjectKind::SecurityRequirement).list(),
     "The security that operations need unless they state their own."},
    {"tags", an(ObjectKind::Tag).list(), "The tags in the order in which tools show them."},
    {"externalDocs", an(ObjectKind::ExternalDocumentation), "More documentation of the API."},
};
inline constexpr const char *ContentOfDocument[] = {"paths", "components", "webhooks"};
inline constexpr Condition OpenApiConditions[] = {
    {Condition::Kind::AtLeastOne, ContentOfDocument, nullptr, {}, {}, Since31},
};

inline constexpr Field InfoFields[] = {
    {"title", Plain, "The title of the API.", All},
    {"summary", Plain, "A short summary of the API.", None, Since31},
    {"description", Markdown, "A description of the API."},
    {"termsOfService", Url, "The address of the terms of service."},
    {"contact", an(ObjectKind::Contact), "Who to contact about the API."},
    {"license", an(ObjectKind::License), "The license of the API."},
    {"version", Plain, "The version of the API, not of the OpenAPI specification.", All},
};

inline constexpr Field ContactFields[] = {
    {"name", Plain, "The name of the contact, such as a team or a company."},
    {"url", Url, "The address of a page about the contact."},
    {"email", Email, "The e-mail address of the contact."},
};

inline constexpr Field LicenseFields[] = {
    {"name", Plain, "The name of the license.", All},
    {"identifier", Plain, "The SPDX expression of the license.", None, Since31},
    {"url", Url, "The address of the license."},
};
inline constexpr const char *LicensePlaces[] = {"identifier", "url"};
inline constexpr Condition LicenseConditions[] = {
    {Condition::Kind::AtMostOne, LicensePlaces, nullptr, {}, {}, Since31},
};

inline constexpr Field ServerFields[] = {
    {"url", ServerUrl, "The URL of the server. Names in braces are variables.", All},
    {"name", Plain, "A name of the server that no other server has.", None, Since32},
    {"description", Markdown, "What the server is for."},
    {"variables", an(ObjectKind::ServerVariable).map(), "The variables in the URL by their names."},
};

inline constexpr Field ServerVariableFields[] = {
    {"enum", Plain.list(), "The values that the variable can have.", None, Until30},
    {"enum", Plain.nonEmptyList(), "The values that the variable can have.", None, Since31},
    {"default", Plain, "The value that is used unless another is chosen.", All},
    {"description", Markdown, "What the variable is for."},
};

inline constexpr Field TagFields[] = {
    {"name", Plain, "The name by which operations use the tag.", All},
    {"summary", Plain, "A short name for display.", None, Since32},
    {"description", Markdown, "A description of the tag."},
    {"externalDocs", an(ObjectKind::ExternalDocumentation), "More documentation of the tag."},
    {"parent", Plain, "The name of the tag that contains this one.", None, Since32},
    {"kind", Plain, "What the tag is used for, such as nav, badge or audience.", None, Since32},
};

inline constexpr Field ExternalDocumentationFields[] = {
    {"description", Markdown, "What is documented there."},
    {"url", Url, "The address of the documentation.", All},
};

inline constexpr Field ReferenceFields[] = {
    {"$ref", UriReference, "The address of the object, such as #/components/responses/NotFound.", All},
    {"summary", Plain, "Replaces the summary of that object.", None, Since31},
    {"description", Markdown, "Replaces the description of that object.", None, Since31},
};

inline constexpr Field ComponentsFields[] = {
    {"schemas", Schema.map(Keys::Component), "Schemas that other places refer to."},
    {"responses", an(ObjectKind::Response).orReference().map(Keys::Component), "Responses that operations refer to."},
    {"parameters", an(ObjectKind::Parameter).orReference().map(Keys::Component),
     "Parameters that operations and paths refer to."},
    {"examples", an(ObjectKind::Example).orReference().map(Keys::Component), "Examples that other places refer to."},
    {"requestBodies", an(ObjectKind::RequestBody).orReference().map(Keys::Component),
     "Request bodies that operations refer to."},
    {"headers", an(ObjectKind::Header).orReference().map(Keys::Component), "Headers that responses refer to."},
    {"securitySchemes", an(ObjectKind::SecurityScheme).orReference().map(Keys::Component),
     "Security schemes that security requirements name."},
    {"links", an(ObjectKind::Link).orReference().map(Keys::Component), "Links that responses refer to."},
    {"callbacks", an(ObjectKind::Callback).orReference().map(Keys::Component), "Callbacks that operations refer to."},
    {"pathItems", an(ObjectKind::PathItem).orReference().map(Keys::Component), "Path items that paths refer to.", None,
     Since31},
    {"mediaTypes", an(ObjectKind::MediaType).orReference().map(Keys::Component), "Media types that content refers to.",
     None, Since32},
};

} // namespace specification::rows
