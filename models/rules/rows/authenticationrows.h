#pragma once

#include "rule.h"

namespace rules {

/** Rules about the authentication of clients, and of the gateway at the upstream. */
inline constexpr Rule AuthenticationRows[] = {
    {.id = "upstream-auth-conflict",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "More than one upstream authentication method is enabled: %1. Disable all but one."),
     .arguments = {{"methods"}},
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "The gateway uses one method for each API and rejects a definition with more.")},
    {.id = "client-access-not-previewed",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Rules",
         "This API requires client authentication other than Basic. The test gateway does not check it and allows all clients."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The test gateway only checks Basic authentication of clients. The real gateway also checks the other methods.")},
    {.id = "upstream-auth-not-previewed",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Rules",
         "The test gateway does not support the upstream authentication method “%1”. Requests are sent without it."),
     .arguments = {{"method"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The test gateway only supports Basic authentication at the upstream.")},
    {.id = "upstream-basic-half-enabled",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "Basic authentication is only partly enabled: %1 is not true, so no credentials are sent."),
     .arguments = {{"flag"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Both upstream.authentication.enabled and upstream.authentication.basicAuth.enabled must be true."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Sets the flag to true")},
    {.id = "upstream-basic-username-colon",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "The user name contains a colon. The upstream would read the rest of it as the password."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Basic authentication sends user name and password separated by a colon (RFC 7617).")},
    {.id = "upstream-basic-control-character",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "The credentials for the upstream contain the control character U+%1, which HTTP does not allow."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "Credentials can't contain this control character."),
     .arguments = {{"code point"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "User names and passwords have no line ends, tabs or other control characters (RFC 7617). A YAML text after | or > ends with a line end; write |- or >- instead. A value of an environment variable or a file may end with one too.")},
    {.id = "upstream-basic-username-empty",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The user name for the upstream is empty."),
     .explanation = QT_TRANSLATE_NOOP("Rules", "Enter the user name, or turn Basic authentication off.")},
    {.id = "upstream-basic-password-empty",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The password for the upstream is empty."),
     .explanation = QT_TRANSLATE_NOOP("Rules", "Enter the password, or turn Basic authentication off.")},
    {.id = "upstream-header-name",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” is not a valid header name."),
     .arguments = {{"header name"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Header names consist of letters, digits and ! # $ % & ' * + - . ^ _ ` | ~ (RFC 9110).")},
    {.id = "upstream-header-name-refused",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "The header “%1” can't be used for credentials, because HTTP itself uses it."),
     .arguments = {{"header name"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Headers such as Host, Content-Length and Transfer-Encoding control the request itself.")},
    {.id = "upstream-header-missing",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP("Rules", "The header object is missing. The credentials are sent in Authorization."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Write the header object, so that the file shows which header the gateway sends."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Adds the header object")},
    {.id = "upstream-header-name-unused",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Rules",
         "The header name “%1” is not used because header.enabled is not true. The credentials are sent in Authorization."),
     .arguments = {{"header name"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The gateway uses the name only when header.enabled is true."),
     .fix = QT_TRANSLATE_NOOP("Rules", "Sets header.enabled to true")},
    {.id = "upstream-custom-header-leak",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Rules",
         "The credentials are sent in “%1”, so the client's own Authorization header is also forwarded to the upstream."),
     .arguments = {{"header name"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Only the header that the gateway sets is replaced. With a custom header, the client's own credentials reach the upstream.")},
    {.id = "upstream-literal-password",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Rules",
         "The password is stored in the file in plain text. Move it to the keychain and keep a reference instead."),
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "Everyone who can read the file or its repository can read the password.")},
    {.id = "redacted-secret",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The value is REDACTED, which replaces a secret. Enter the secret again."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Secrets are left out of exports and of what is stored for recovery. The gateway would send REDACTED instead.")},
};

} // namespace rules
