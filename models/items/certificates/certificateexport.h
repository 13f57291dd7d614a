#pragma once

#include "certificate.h"

#include <functional>

namespace items {

/** Writes certificates as CSV (RFC 4180) with the header row `titles`: subject, issuer, names, not before, not after,
 * private key, CA, id. Cells that a spreadsheet would interpret as a formula start with an apostrophe. */
[[nodiscard]] QByteArray certificatesCsv(const QList<management::Certificate> &certificates, const QStringList &titles);

/**
 * Writes a calendar (RFC 5545) with an all-day event on the last day of each certificate and an alarm two weeks before.
 * Certificates without an end date are skipped. `summary` returns the title of a certificate's event; `now` is the time
 * stamp of the events.
 */
[[nodiscard]] QByteArray certificatesCalendar(const QList<management::Certificate> &certificates, const QDateTime &now,
                                              const std::function<QString(const management::Certificate &)> &summary);

} // namespace items
