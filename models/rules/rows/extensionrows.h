#pragma once

#include "rule.h"

namespace rules {

/** Rules about the gateway extension: whether and how the gateway serves the API. */
inline constexpr Rule ExtensionRows[] = {
    {.id = "classic-format",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Rules",
         "This file is in the gateway's classic format, which has no upstream authentication. It is read-only here. Add the credentials with a header transform."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A classic definition describes an API without OpenAPI. Gatewright shows it, but only edits OpenAPI definitions with the gateway extension.")},
    {.id = "extension-missing",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "The file has no gateway extension, so the gateway does not serve this API."),
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "The extension contains the name, the listen path and the upstream of the API."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Adds the extension, with values derived from the document")},
    {.id = "extension-wrong-type",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” must be %2, not %3."),
     .arguments = {{"field"}, {"expected type", ArgumentKind::JsonType}, {"actual type", ArgumentKind::JsonType}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The gateway rejects a definition whose fields have another type.")},
    {.id = "info-name-missing",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The API has no name (info.name)."),
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "The name identifies the API in the dashboard and in the list of exchanges."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Uses the title of the document")},
    {.id = "state-active-missing",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The field info.state.active is missing, so the API is not served."),
     .explanation = QT_TRANSLATE_NOOP("Rules", "The gateway serves only APIs whose info.state.active is true."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Sets info.state.active to true")},
    {.id = "state-active-type",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "info.state.active must be true or false, not %1."),
     .arguments = {{"actual type", ArgumentKind::JsonType}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Text such as \"true\" in quotes is not a boolean in YAML and JSON."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Sets info.state.active to true")},
    {.id = "listen-path-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "The listen path (server.listenPath.value) is missing, so no request reaches this API."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The listen path is the start of the URL path of all requests to this API on the gateway.")},
    {.id = "listen-path-not-rooted",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The listen path “%1” does not start with a slash. The gateway adds one."),
     .arguments = {{"listen path"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Write the slash, so that the file shows what the gateway uses."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Adds the slash")},
    {.id = "listen-path-invalid",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The listen path “%1” is not a valid pattern: %2"),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The listen path “%1” is not a valid pattern."),
     .arguments = {{"listen path"}, {"message of the pattern library"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A listen path can contain {name} and {name:regex}. Close each brace, and correct the regular expression.")},
    {.id = "listen-path-taken",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "The listen path “%1” is also used by “%2”. Only the definition that was opened first is served."),
     .arguments = {{"listen path"}, {"API"}},
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "The gateway selects the API by the listen path, so it must be unique.")},
    {.id = "upstream-url-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The upstream URL (upstream.url) is missing, so requests have no target."),
     .explanation = QT_TRANSLATE_NOOP("Rules", "The gateway sends requests to this URL.")},
    {.id = "upstream-url-invalid",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The upstream URL “%1” is not an http or https URL with a host."),
     .arguments = {{"URL"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Write the full URL, such as https://stock.example/v1.")},
    {.id = "upstream-url-userinfo",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "The user name and password in the upstream URL are not sent. Move them to upstream authentication."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The gateway ignores credentials in the URL. They are also visible in logs and exports."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Moves the credentials to Basic authentication")},
};

} // namespace rules
