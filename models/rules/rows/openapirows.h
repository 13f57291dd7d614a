#pragma once

#include "rule.h"

namespace rules {

/** The ways in which a document can differ from the tables of the specification, by the words of
 * specification::Fault. */
inline constexpr Sentence StructureSentences[] = {
    {"missing-field", QT_TRANSLATE_NOOP("Rules", "The field “%1” is missing. The %2 requires it.")},
    {"unknown-field", QT_TRANSLATE_NOOP("Rules", "The %2 has no field “%1”.")},
    {"later-version", QT_TRANSLATE_NOOP("Rules", "The field “%1” needs OpenAPI %2 or later.")},
    {"earlier-version", QT_TRANSLATE_NOOP("Rules", "The field “%1” is only in OpenAPI %2 and earlier.")},
    {"no-reference", QT_TRANSLATE_NOOP("Rules", "A reference can't take the place of the %1.")},
    {"not-text", QT_TRANSLATE_NOOP("Rules", "“%1” must be text."), QT_TRANSLATE_NOOP("Rules", "Write it as text")},
    {"not-boolean", QT_TRANSLATE_NOOP("Rules", "“%1” must be true or false.")},
    {"not-number", QT_TRANSLATE_NOOP("Rules", "“%1” must be a number.")},
    {"not-count", QT_TRANSLATE_NOOP("Rules", "“%1” must be a whole number that is not negative.")},
    {"not-object", QT_TRANSLATE_NOOP("Rules", "“%1” must be an object.")},
    {"not-list", QT_TRANSLATE_NOOP("Rules", "“%1” must be a list.")},
    {"empty-list", QT_TRANSLATE_NOOP("Rules", "“%1” must have at least one entry.")},
    {"repeated", QT_TRANSLATE_NOOP("Rules", "“%1” has the entry “%2” twice."),
     QT_TRANSLATE_NOOP("Rules", "Remove the second entry")},
    {"not-positive", QT_TRANSLATE_NOOP("Rules", "“%1” must be greater than 0.")},
    {"wrong-value", QT_TRANSLATE_NOOP("Rules", "“%1” must be one of: %2.")},
    {"not-url", QT_TRANSLATE_NOOP("Rules", "“%1” must be a URL.")},
    {"not-email", QT_TRANSLATE_NOOP("Rules", "“%1” must be an e-mail address.")},
    {"wrong-path", QT_TRANSLATE_NOOP("Rules", "The path “%1” must start with a slash."),
     QT_TRANSLATE_NOOP("Rules", "Adds the slash")},
    {"wrong-status", QT_TRANSLATE_NOOP("Rules", "“%1” must be a status code such as 200 or 2XX, or “default”."),
     QT_TRANSLATE_NOOP("Rules", "Write it in upper case")},
    {"wrong-component",
     QT_TRANSLATE_NOOP("Rules", "The name “%1” can only have the characters A-Z a-z 0-9 . - and _.")},
    {"wrong-method", QT_TRANSLATE_NOOP("Rules", "“%1” must be a method that the path item has no field for.")},
    {"wrong-header",
     QT_TRANSLATE_NOOP("Rules", "The header name “%1” can only contain letters, digits and !#$%&'*+-.^_`|~.")},
    {"not-together", QT_TRANSLATE_NOOP("Rules", "“%1” and “%2” can't be used together.")},
    {"none-of", QT_TRANSLATE_NOOP("Rules", "The %2 needs one of these fields: %1.")},
    {"needs-other", QT_TRANSLATE_NOOP("Rules", "The field “%1” is missing. It is required if “%2” is “%3”.")},
    {"only-with", QT_TRANSLATE_NOOP("Rules", "“%1” can only be used if “%2” is “%3”.")},
    {"not-with", QT_TRANSLATE_NOOP("Rules", "“%1” can't be used if “%2” is “%3”.")},
    {"no-entry", QT_TRANSLATE_NOOP("Rules", "The %1 needs at least one entry.")},
    {"not-one-entry", QT_TRANSLATE_NOOP("Rules", "“%1” must have exactly one entry.")},
};

inline constexpr Sentence PathParameterSentences[] = {
    {"undeclared", QT_TRANSLATE_NOOP("Rules", "The path parameter “%1” is not declared."),
     QT_TRANSLATE_NOOP("Rules", "Adds a required path parameter of type string")},
    {"unused", QT_TRANSLATE_NOOP("Rules", "The path parameter “%1” is declared, but the path does not contain it.")},
    {"optional", QT_TRANSLATE_NOOP("Rules", "The path parameter “%1” must be required."),
     QT_TRANSLATE_NOOP("Rules", "Sets required to true")},
    {"same-path", QT_TRANSLATE_NOOP("Rules", "The path “%1” matches the same requests as “%2”.")},
    {"repeated", QT_TRANSLATE_NOOP("Rules", "The path has the parameter “%1” twice.")},
    {"braces-in-name", QT_TRANSLATE_NOOP("Rules", "The name “%1” of a path parameter can't contain braces.")},
    {"braces-in-path",
     QT_TRANSLATE_NOOP("Rules", "The path “%1” has a brace that does not enclose the name of a parameter.")},
};

inline constexpr Sentence TagParentSentences[] = {
    {"unknown", QT_TRANSLATE_NOOP("Rules", "The parent “%1” of the tag is not in the list of tags.")},
    {"cycle", QT_TRANSLATE_NOOP("Rules", "The tag is inside itself, because of its parent “%1”.")},
};

inline constexpr Sentence VersionSentences[] = {
    {"swagger",
     QT_TRANSLATE_NOOP("Rules", "This is a Swagger 2.0 document. The command gatewright convert FILE --to 3.0 "
                                "converts it to OpenAPI.")},
};

/** Rules about what the OpenAPI specification requires of a document. */
inline constexpr Rule OpenApiRows[] = {
    {.id = "openapi-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The field “openapi” with the version is missing."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Every OpenAPI document states the version of the specification that it uses, such as openapi: 3.0.3."),
     .sentences = VersionSentences},
    {.id = "openapi-version",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "OpenAPI %1 is not supported. Supported versions: %2."),
     .arguments = {{"version"}, {"supported"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The document is checked as far as possible, but fields of other versions may be reported or missed.")},
    {.id = "oas3-schema",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The structure is not as the OpenAPI specification requires."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The specification of each version says which fields an object has, which of them are required, and what "
         "values they can have. Other programs may reject or misread a document that differs from it."),
     .sentences = StructureSentences},
    {.id = "extension-schema",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The extension does not fit its schema: %1"),
     .arguments = {{"problem", ArgumentKind::SchemaFinding}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The file .gatewright.yaml names a JSON Schema for this extension. Correct the value or the schema.")},
    {.id = "path-params",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The parameters of the path are not as declared."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Each name in braces in a path needs a required parameter with in: path, in the operation or in its path "
         "item, and each such parameter needs its name in the path. Paths that differ only in these names are the "
         "same path."),
     .sentences = PathParameterSentences},
    {.id = "operation-operationId-unique",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The operationId “%1” is also used at %2."),
     .arguments = {{"operationId"}, {"pointer"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Code generators and links find operations by their operationId, so it must be unique.")},
    {.id = "spec-querystring-parameters",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The parameter “%1” is not allowed beside a parameter in querystring."),
     .arguments = {{"parameter"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A parameter in querystring is the whole query, so that an operation and its path have one at most, and none in query."),
     .versions = specification::Since32},
    {.id = "spec-no-invalid-tag-parents",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The parent of the tag does not fit."),
     .explanation = QT_TRANSLATE_NOOP("Rules", "A parent is another tag of the list, and not a tag inside this one."),
     .versions = specification::Since32,
     .sentences = TagParentSentences},
    {.id = "spec-discriminator-defaultMapping",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” is optional, so the discriminator needs “defaultMapping”."),
     .arguments = {{"property"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Where a value lacks the property, defaultMapping says which schema it has. Or require the property."),
     .versions = specification::Since32},
    {.id = "spec-example-values",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” cannot be used together with “%2”."),
     .arguments = {{"field"}, {"other field"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "An example has a value, or the value as data and as text. The text is in serializedValue or in externalValue."),
     .versions = specification::Since32},
    {.id = "spec-no-invalid-encoding-combinations",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” cannot be used together with “%2”."),
     .arguments = {{"field"}, {"other field"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Parts are encoded either by name, with encoding, or by position, with prefixEncoding and itemEncoding."),
     .versions = specification::Since32},
};

} // namespace rules
