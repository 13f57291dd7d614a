#pragma once

#include "certificate.h"
#include "policy.h"
#include "ssoprofile.h"

namespace management {

/** What the command line prints and "copy as JSON" copies: the answer as understood, unknown members included. */

/** `{"shape":"cert_basics|certs","certificates":[…],"pages":n}`, and what else stood beside the list */
[[nodiscard]] document::Value toJsonValue(const CertificatePage &page);
/** `{"profiles":[[…],…]}` */
[[nodiscard]] document::Value toJsonValue(const SsoProfileList &profiles);
/** `{"id":…,"status":…,"message":…,"policy":{…}}`; `policy` is null where it could not be read back. */
[[nodiscard]] document::Value toJsonValue(const CreatedPolicy &created);
/** `{"source":"server|remembered","policies":[…],"pages":n}`, and what else stood beside the list */
[[nodiscard]] document::Value toJsonValue(const PolicyPage &page);

} // namespace management
