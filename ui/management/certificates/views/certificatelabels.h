#pragma once

#include "certificatemodel.h"
#include "hostmatch.h"

#include <QString>

namespace certificates {

/** The subject, or the ID when the subject is unknown. */
[[nodiscard]] QString certificateName(const management::Certificate &certificate);
/** "valid", "expires in 11 days", "expired 3 days ago", "not valid until 2026-07-01 (in 15 days)", … */
[[nodiscard]] QString stateText(const management::Certificate &certificate,
                                const management::CertificateStatus &status);
/** A host name pattern; an invalid one is followed by the reason. */
[[nodiscard]] QString patternText(const management::HostPattern &pattern);
/** The texts of the table's cells. */
[[nodiscard]] items::CertificateModel::Words tableTexts();
/** The titles of the table's columns. */
[[nodiscard]] QStringList tableTitles();
/** The titles of the columns of the CSV export. */
[[nodiscard]] QStringList csvTitles();
/** "Certificate api.example.com expires", the title of a calendar entry. */
[[nodiscard]] QString expiryText(const management::Certificate &certificate);
/** A moment in UTC: "2026-12-01 08:30 UTC"; empty for none. */
[[nodiscard]] QString momentText(const QDateTime &moment);

} // namespace certificates
