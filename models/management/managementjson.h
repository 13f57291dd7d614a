#pragma once

#include "certificate.h"
#include "policy.h"
#include "ssoprofile.h"

namespace management {

/** JSON for the command line and "Copy as JSON", including unknown members. */

/** `{"shape":"cert_basics|certs","certificates":[…],"pages":n}`, and the other members of the answer. */
[[nodiscard]] document::Value toJsonValue(const CertificatePage &page);
/** `{"profiles":[[…],…]}` */
[[nodiscard]] document::Value toJsonValue(const SsoProfileList &profiles);
/** `{"id":…,"status":…,"message":…,"policy":{…}}`; `policy` is null if fetching it failed. */
[[nodiscard]] document::Value toJsonValue(const CreatedPolicy &created);
/** `{"source":"server|remembered","policies":[…],"pages":n}`, and the other members of the answer. */
[[nodiscard]] document::Value toJsonValue(const PolicyPage &page);

} // namespace management
