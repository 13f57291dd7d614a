#pragma once

#include "rule.h"

namespace rules {

inline constexpr Sentence ServerVariableSentences[] = {
    {"undeclared", QT_TRANSLATE_NOOP("Rules", "The variable “%1” of the URL is not declared in “variables”.")},
    {"unused", QT_TRANSLATE_NOOP("Rules", "The URL does not contain the variable “%1”.")},
    {"default", QT_TRANSLATE_NOOP("Rules", "The default “%1” is not in the list of values.")},
};

inline constexpr Sentence ScriptSentences[] = {
    {"element", QT_TRANSLATE_NOOP("Rules", "The text contains a script element.")},
    {"handler", QT_TRANSLATE_NOOP("Rules", "The text contains an element with an event handler.")},
    {"link", QT_TRANSLATE_NOOP("Rules", "The text contains a link to a script.")},
};

/** Rules about content that is valid, but is a mistake or causes one. The ids are those of other linters for OpenAPI.
 */
inline constexpr Rule StyleRows[] = {
    {.id = "array-items",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The schema of a list needs “items”."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Without items, a list can contain anything. OpenAPI 3.0 requires items where the type is array."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Allow any items")},
    {.id = "duplicated-entry-in-enum",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“enum” has the entry “%1” twice."),
     .arguments = {{"entry"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "An entry that is there twice has no effect, and often one of the two is misspelled."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Remove the second entry")},
    {.id = "typed-enum",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The entry “%1” of “enum” is not of type %2."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "An entry of “enum” is not of the type of the schema."),
     .arguments = {{"entry"}, {"type"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "A value needs the type of the schema, so this entry is never valid.")},
    {.id = "no-$ref-siblings",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” is ignored beside $ref."),
     .arguments = {{"field"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "In OpenAPI 3.0 a reference replaces the whole object. Use allOf to add something to a schema, or OpenAPI 3.1."),
     .versions = specification::Until30},
    {.id = "no-script-tags-in-markdown",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The text contains a script."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Pages that show the documentation could run the script. The rule looks at all descriptions and titles, also "
         "at code in them, because not all pages read them as Markdown."),
     .sentences = ScriptSentences},
    {.id = "no-eval-in-markdown",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The text contains a call of eval()."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Pages that show the documentation could run the code. The rule looks at all descriptions and titles, also at "
         "code in them, because not all pages read them as Markdown.")},
    {.id = "openapi-tags-uniqueness",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "There are two tags called “%1”."),
     .arguments = {{"tag"}},
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "Operations refer to tags by name, so each name can only be there once.")},
    {.id = "operation-tag-defined",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The tag “%1” is not in the document's list of tags."),
     .arguments = {{"tag"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A tag in the list has a description and a place in the order. A tag that is missing is often misspelled."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Add it to the list")},
    {.id = "operation-operationId-valid-in-url",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The operationId “%1” has characters that are not allowed in a URL."),
     .arguments = {{"operationId"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Documentation uses the operationId as the address of the operation.")},
    {.id = "operation-parameters",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "There are two parameters called “%1” in %2."),
     .arguments = {{"parameter"}, {"place"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "A parameter is identified by its name and its place in the request.")},
    {.id = "path-declarations-must-exist",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The path “%1” has braces without a name."),
     .arguments = {{"path"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Each pair of braces contains the name of a parameter, such as {id}.")},
    {.id = "path-keys-no-trailing-slash",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The path “%1” ends with a slash."),
     .arguments = {{"path"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Many servers treat the path with and without the slash as two paths."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Remove the slash")},
    {.id = "path-not-include-query",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The path “%1” contains a query."),
     .arguments = {{"path"}},
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "Declare query parameters with in: query instead of writing them in the path.")},
    {.id = "oas3-server-trailing-slash",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The URL “%1” ends with a slash."),
     .arguments = {{"URL"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Paths start with a slash, so that requests would have two."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Remove the slash")},
    {.id = "oas3-server-variables",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The variables of the server do not fit its URL."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Each name in braces in the URL needs an entry in variables, and each entry is in the URL. The default is one of the values."),
     .sentences = ServerVariableSentences},
    {.id = "oas3-callbacks-in-callbacks",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "A callback has callbacks of its own."),
     .explanation = QT_TRANSLATE_NOOP("Rules", "Few programs support callbacks inside callbacks.")},
    {.id = "oas3_1-callbacks-in-webhook",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "A webhook has callbacks."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The API sends a webhook itself, so there is no client that it could call back.")},
    {.id = "oas3_1-servers-in-webhook",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "A webhook has servers."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The receiver decides to which URL a webhook is sent, so servers have no effect.")},
};

} // namespace rules
