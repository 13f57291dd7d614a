#pragma once

#include "rule.h"

namespace rules {

/** Rules about conventions for paths, servers and components. The ids are those of other linters for OpenAPI. */
inline constexpr Rule ConventionRows[] = {
    {.id = "oas3-unused-component",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "No reference leads to the component “%1”."),
     .arguments = {{"component"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "A component has an effect only where a reference names it. Remove it, or refer to it.")},
    {.id = "oas3-server-not-example.com",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The server is example.com."),
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "example.com is reserved for documentation. Name the server of the API."),
     .isRecommended = false},
    {.id = "no-ambiguous-paths",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The paths “%1” and “%2” can match the same request."),
     .arguments = {{"path"}, {"path before it"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Programs choose one of the paths, and not all of them choose the same. Use different fixed parts.")},
    {.id = "no-http-verbs-in-paths",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The path contains “%1”, the name of a method."),
     .arguments = {{"method"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The path names a resource, and the method says what is done with it."),
     .isRecommended = false},
    {.id = "paths-kebab-case",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” in the path is not in kebab case."),
     .arguments = {{"segment"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "In kebab case, words are lowercase letters and digits with hyphens between them."),
     .isRecommended = false},
    {.id = "path-excludes-patterns",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The path “%1” matches the pattern “%2”, which the ruleset excludes."),
     .arguments = {{"path"}, {"pattern"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The patterns are regular expressions in the ruleset, such as path-excludes-patterns: {severity: error, patterns: [^/internal]}."),
     .isRecommended = false},
    {.id = "no-schema-type-mismatch",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” has no effect on values of type %2."),
     .arguments = {{"keyword"}, {"type"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "“items” describes lists and “properties” describes objects. Correct the type, or move the keyword.")},
};

} // namespace rules
