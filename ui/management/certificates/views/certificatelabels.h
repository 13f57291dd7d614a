#pragma once

#include "certificatemodel.h"
#include "hostmatch.h"

#include <QString>

namespace certificates {

/** The text about the validity of a certificate: "valid", "expires in 11 days", "expired 3 days ago", "not valid until
 * 2026-07-01 (in 15 days)", or "validity unknown". Far times are told in months or years. */
[[nodiscard]] QString stateText(const management::Certificate &certificate,
                                const management::CertificateStatus &status);
/** The text of a host name pattern of a certificate, shortened if it is long. If the pattern is invalid, the reason
 * follows. */
[[nodiscard]] QString patternText(const management::HostPattern &pattern);
/** The translated texts that CertificateModel uses in the cells of the table of certificates. */
[[nodiscard]] items::CertificateModel::Words tableTexts();
/** The titles of the columns of the table of certificates. */
[[nodiscard]] QStringList tableTitles();
/** The titles of the columns in the CSV export of certificates. */
[[nodiscard]] QStringList csvTitles();
/** The title of the calendar entry for the expiry of a certificate: "Certificate api.example.com expires". */
[[nodiscard]] QString expiryText(const management::Certificate &certificate);
/** A date and time in UTC as a text: "2026-12-01 08:30 UTC"; empty if `moment` is invalid. */
[[nodiscard]] QString momentText(const QDateTime &moment);

} // namespace certificates
