#pragma once

#include "rules.h"

#include <QStringList>

namespace preflight {

/** What shows only where the world outside of the text is asked. Arguments as in lint's rules. */
namespace rules {

using base::Severity;
using lint::Rule;

// References to secrets; %1 the reference, %2 the word for what to do about it, %3 the system's own words.
inline constexpr Rule ReferenceUnresolved{"reference-unresolved", Severity::Error};
inline constexpr Rule ReferenceUnreachable{"reference-unreachable", Severity::Error};
inline constexpr Rule ReferenceRefused{"reference-refused", Severity::Error};
inline constexpr Rule ReferenceKeychain{"reference-keychain", Severity::Error};
inline constexpr Rule ReferenceStoreMissing{"reference-store-missing", Severity::Error};
inline constexpr Rule ReferenceNotChecked{"reference-not-checked", Severity::Information};

// Certificates that a definition names; %1 the certificate.
inline constexpr Rule CertificateMissing{"certificate-missing", Severity::Warning};          ///< %2 the environment
inline constexpr Rule CertificateExpired{"certificate-expired", Severity::Error};            ///< %2 the day
inline constexpr Rule CertificateExpiresSoon{"certificate-expires-soon", Severity::Warning}; ///< %2 the day
inline constexpr Rule CertificateNotYetValid{"certificate-not-yet-valid", Severity::Error};  ///< %2 the day
inline constexpr Rule CertificateWithoutKey{"certificate-without-key", Severity::Error};
inline constexpr Rule CertificatesNotChecked{"certificates-not-checked", Severity::Information}; ///< %1 why

} // namespace rules

[[nodiscard]] QStringList preflightRuleIds();

} // namespace preflight
