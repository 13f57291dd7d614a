#pragma once

#include "certificate.h"

#include <functional>

namespace items {

/**
 * The certificates as CSV (RFC 4180), one row each below `titles`: subject, issuer, names, not before, not after,
 * private key, authority, id. Cells that a spreadsheet would take for a formula get an apostrophe in front.
 */
[[nodiscard]] QByteArray certificatesCsv(const QList<management::Certificate> &certificates, const QStringList &titles);

/**
 * One all-day event on the day each certificate ends, with an alarm a fortnight before (RFC 5545). Certificates without
 * a known end are left out. `summary` is the event's title.
 */
[[nodiscard]] QByteArray certificatesCalendar(const QList<management::Certificate> &certificates, const QDateTime &now,
                                              const std::function<QString(const management::Certificate &)> &summary);

} // namespace items
