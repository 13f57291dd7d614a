#pragma once

#include "diagnostic.h"
#include "knowncertificates.h"
#include "snapshot.h"

namespace preflight {

/**
 * What is wrong with the certificates that a definition names: not on the dashboard, expired, not yet valid, expiring
 * within 30 days, or without the private key that its use needs. Of what is not known nothing is said.
 */
[[nodiscard]] base::Diagnostics certificateProblems(const document::Snapshot &snapshot,
                                                    const management::KnownCertificates &known, const QDateTime &now);

} // namespace preflight
