#pragma once

#include "rule.h"

namespace rules {

/** What the OpenAPI specification requires of a document. */
inline constexpr Rule OpenApiRows[] = {
    {.id = "openapi-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The field “openapi” with the version is missing."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Every OpenAPI document states the version of the specification that it uses, such as openapi: 3.0.3.")},
    {.id = "openapi-version",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "OpenAPI %1 is not supported. Supported versions are 3.0 and 3.1."),
     .arguments = {{"version"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The document is checked as far as possible, but fields of other versions may be reported or missed.")},
    {.id = "info-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The object “info” is missing."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The info object contains the title and the version of the API. OpenAPI requires both.")},
    {.id = "info-title-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "info.title is missing."),
     .explanation = QT_TRANSLATE_NOOP("Rules", "OpenAPI requires a title of the API.")},
    {.id = "info-version-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "info.version is missing."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "OpenAPI requires a version of the API. This is your own version, not the version of OpenAPI.")},
    {.id = "paths-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The object “paths” is missing."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "OpenAPI 3.0 requires paths. Later versions require at least one of paths, components and webhooks.")},
    {.id = "path-not-rooted",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The path “%1” does not start with a slash."),
     .arguments = {{"path"}},
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "A path is appended to the URL of the server, so it must start with a slash."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Adds the slash")},
    {.id = "path-duplicate",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The path “%1” matches the same requests as “%2”."),
     .arguments = {{"path"}, {"other path"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Paths that differ only in the names of their parameters are the same path. Merge them.")},
    {.id = "operation-id-duplicate",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The operationId “%1” is also used at %2."),
     .arguments = {{"operationId"}, {"pointer"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Code generators and links find operations by their operationId, so it must be unique.")},
    {.id = "operation-responses-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The operation has no responses."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "OpenAPI 3.0 requires the responses object of an operation. Later versions do not."),
     .versions = {.v31 = false, .v32 = false}},
    {.id = "path-parameter-undeclared",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The path parameter “%1” is not declared."),
     .arguments = {{"parameter"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Each name in braces in a path needs a parameter with in: path, in the operation or in its path item."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Adds a required path parameter of type string")},
    {.id = "path-parameter-unused",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The path parameter “%1” is declared, but the path does not contain it."),
     .arguments = {{"parameter"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A parameter with in: path replaces a name in braces in the path. Add the name to the path, or remove the parameter.")},
    {.id = "path-parameter-optional",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The path parameter “%1” must be required."),
     .arguments = {{"parameter"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "A path cannot be built without the value of its parameters, so OpenAPI requires required: true."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Sets required to true")},
};

} // namespace rules
