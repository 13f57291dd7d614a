#pragma once

#include "rule.h"

namespace rules {

/** Rules about the certificates that a definition uses. */
inline constexpr Rule CertificateRows[] = {
    {.id = "certificate-missing",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "The dashboard of “%2” has no certificate “%1”. Upload it, or correct the id."),
     .arguments = {{"certificate"}, {"environment"}},
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "The gateway cannot use a certificate that its dashboard does not have.")},
    {.id = "certificate-expired",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The certificate “%1” expired on %2. Use a valid certificate."),
     .arguments = {{"certificate"}, {"date"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Connections that use an expired certificate fail.")},
    {.id = "certificate-expires-soon",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The certificate “%1” expires on %2."),
     .arguments = {{"certificate"}, {"date"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Renew the certificate before that day. Connections that use an expired certificate fail.")},
    {.id = "certificate-not-yet-valid",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The certificate “%1” is not valid before %2."),
     .arguments = {{"certificate"}, {"date"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Connections that use a certificate before its first day fail.")},
    {.id = "certificate-without-key",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "The dashboard has no private key for the certificate “%1”, so the gateway can't use it."),
     .arguments = {{"certificate"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The gateway needs the private key to identify itself with a certificate. Upload the certificate with its key.")},
    {.id = "certificates-not-checked",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP("Rules", "Certificates can't be checked: %1"),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "Certificates can't be checked."),
     .arguments = {{"reason"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The list of certificates could not be fetched from the dashboard.")},
};

} // namespace rules
