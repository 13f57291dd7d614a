#pragma once

#include "certificate.h"
#include "policy.h"
#include "ssoprofile.h"

namespace management {

/** Functions that write answers as JSON for the command line and "Copy as JSON", including unknown members. */

/** Writes a list of certificates as `{"shape":"cert_basics|certs","certificates":[…],"pages":n}`, with the other
 * members of the answer. */
[[nodiscard]] document::Value toJsonValue(const CertificatePage &page);
/** Writes SSO profiles as `{"profiles":[[…],…]}`, an array for each group. */
[[nodiscard]] document::Value toJsonValue(const SsoProfileList &profiles);
/** Writes the result of creating a policy as `{"id":…,"status":…,"message":…,"policy":{…}}`. `policy` is null if
 * fetching the created policy failed. */
[[nodiscard]] document::Value toJsonValue(const CreatedPolicy &created);
/** Writes a list of policies as `{"source":"server|remembered","policies":[…],"pages":n}`, with the other members of
 * the answer. */
[[nodiscard]] document::Value toJsonValue(const PolicyPage &page);

} // namespace management
