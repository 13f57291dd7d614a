#pragma once

#include "certificatemodel.h"

#include <QString>

namespace certificates {

/** "valid", "expires in 11 days", "expired 3 days ago", … */
[[nodiscard]] QString stateText(const management::CertificateStatus &status);
/** The words of the table's cells. */
[[nodiscard]] items::CertificateModel::Words tableWords();
/** The titles of the table's columns. */
[[nodiscard]] QStringList tableTitles();
/** The titles of the columns of the CSV export. */
[[nodiscard]] QStringList csvTitles();
/** "Certificate api.example.com expires", the title of a calendar entry. */
[[nodiscard]] QString expiryText(const management::Certificate &certificate);
/** A moment in UTC: "2026-12-01 08:30 UTC"; empty for none. */
[[nodiscard]] QString momentText(const QDateTime &moment);

} // namespace certificates
