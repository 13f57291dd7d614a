#pragma once

#include "diagnostic.h"
#include "knowncertificates.h"
#include "namedcertificates.h"
#include "snapshot.h"

namespace preflight {

/**
 * Returns the problems of the certificates that a definition uses: not on the dashboard, expired, not yet valid,
 * expiring within 30 days, or without a required private key. Certificates whose details are unknown are not reported.
 */
[[nodiscard]] base::Diagnostics certificateProblems(const document::Snapshot &snapshot,
                                                    const management::KnownCertificates &known, const QDateTime &now);
/** Returns the problems of named certificates as certificateProblems() does for those of a document, without spans. */
[[nodiscard]] base::Diagnostics certificateProblems(const QList<NamedCertificate> &named,
                                                    const management::KnownCertificates &known, const QDateTime &now);

} // namespace preflight
