#pragma once

#include "rule.h"

namespace rules {

/** Rules about differences between what the document promises clients and what the gateway does. */
inline constexpr Rule ContractRows[] = {
    {.id = "gateway-scheme-unknown",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The document has no security scheme “%1”."),
     .arguments = {{"scheme"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The gateway finds the settings of a security scheme by its name in components.securitySchemes."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Removes the settings of the scheme from the gateway")},
    {.id = "gateway-access-open",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP("Rules", "The document requires security, but the gateway lets all clients in."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Enable authentication in the extension's “server” if the gateway is to check credentials. Otherwise the upstream has to."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Makes the gateway ask for the first security that the document requires")},
    {.id = "gateway-access-undocumented",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "Clients have to authenticate, but the document does not say how."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Declare security schemes in the document and require them in “security”, so that clients know."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Requires the scheme that the gateway checks in the document")},
    {.id = "gateway-operation-unknown",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "No operation has the operationId “%1”."),
     .arguments = {{"operationId"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The extension's “middleware” has settings for operations by operationId. These settings have no effect.")},
    {.id = "gateway-servers-elsewhere",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP("Rules", "No server of the document has the listen path “%1”."),
     .arguments = {{"listen path"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Clients that take the URL from “servers” do not reach the API through the gateway. Add the gateway's URL with the listen path.")},
    {.id = "gateway-version-unsupported",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "Gateways do not accept OpenAPI %1 yet."),
     .arguments = {{"version"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Gateways in use check definitions with the schemas of OpenAPI 3.0 and 3.1, and refuse others.")},
};

} // namespace rules
