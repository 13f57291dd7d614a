#include "preflightrules.h"

namespace preflight {

QStringList preflightRuleIds()
{
    QStringList ids;
    for (const lint::Rule &rule :
         {rules::ReferenceUnresolved, rules::ReferenceUnreachable, rules::ReferenceRefused, rules::ReferenceKeychain,
          rules::ReferenceStoreMissing, rules::ReferenceNotChecked, rules::CertificateMissing,
          rules::CertificateExpired, rules::CertificateExpiresSoon, rules::CertificateNotYetValid,
          rules::CertificateWithoutKey, rules::CertificatesNotChecked})
        ids.append(rule.name());
    return ids;
}

} // namespace preflight
